import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { scanQrCode } from '../../testing/scan-qr-code';
import { drawQrCode, type QrCodeDrawing } from './draw-qr-code';
import { QrCode } from './QrCode';
import { useQrCode } from './use-qr-code';

const address = 'https://shop.example/product/nafud-three-seat-sofa-NF1042';

const scan = (svg: Element) =>
  scanQrCode({
    viewBox: svg.getAttribute('viewBox') ?? '',
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
  });

function Code({ url, drawn }: { url?: string; drawn?: QrCodeDrawing }) {
  return <QrCode drawing={useQrCode(url, drawn)} label="This page" />;
}

const shown = () => screen.findByRole('img', { name: 'This page' });

describe('a QR code', () => {
  it('encodes the given URL', async () => {
    render(<Code url={address} />);
    expect(scan(await shown())).toBe(address);
  });

  it('encodes the page’s URL by default', async () => {
    render(<Code />);
    expect(scan(await shown())).toBe(window.location.href);
  });

  it('encodes the URL of a later render', async () => {
    const { rerender } = render(<Code url={address} />);
    const first = (await shown()).innerHTML;
    rerender(<Code url={`${address}?lang=ar`} />);
    await expect.poll(async () => (await shown()).innerHTML).not.toBe(first);
    expect(scan(await shown())).toBe(`${address}?lang=ar`);
  });

  it('renders immediately if a server has drawn it', async () => {
    render(<Code url={address} drawn={await drawQrCode(address)} />);
    expect(scan(screen.getByRole('img', { name: 'This page' }))).toBe(address);
  });

  it('of a server stays until that of a later URL is drawn', async () => {
    const { rerender } = render(<Code url={address} drawn={await drawQrCode(address)} />);
    rerender(<Code url={`${address}?quantity=2`} />);
    expect(scan(screen.getByRole('img', { name: 'This page' }))).toBe(address);
    await expect.poll(async () => scan(await shown())).toBe(`${address}?quantity=2`);
  });

  it('is left out if the URL is too long', async () => {
    render(<Code url={`${address}?note=${'x'.repeat(3000)}`} />);
    await expect(drawQrCode('x'.repeat(3000))).rejects.toThrow();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

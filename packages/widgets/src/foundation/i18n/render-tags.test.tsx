import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderTags } from './render-tags';

it('replaces tags with nodes', () => {
  const { container } = render(
    <p>
      {renderTags('I agree to the <1>Terms & Conditions</1>.', {
        1: (words) => <a href="/terms">{words}</a>,
      })}
    </p>,
  );
  expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms');
  expect(container).toHaveTextContent('I agree to the Terms & Conditions.');
});

it('renders unknown tags as plain text, never as markup', () => {
  const { container } = render(<p>{renderTags('<1>one</1> <2><img src=x></2>', {})}</p>);
  expect(container).toHaveTextContent('one <img src=x>');
  expect(container.querySelector('img')).toBeNull();
});

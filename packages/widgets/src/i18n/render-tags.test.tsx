import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderTags } from './render-tags';

it('puts nodes around the tagged words', () => {
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

it('leaves tags plain that have no renderer, and never reads them as markup', () => {
  const { container } = render(<p>{renderTags('<1>one</1> <2><img src=x></2>', {})}</p>);
  expect(container).toHaveTextContent('one <img src=x>');
  expect(container.querySelector('img')).toBeNull();
});

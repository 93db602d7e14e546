import { signal } from '@preact/signals-core';
import { createElement, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useSignalValue } from '../../src/provider/use-signal-value';
import { Badge } from '../../src/ui/badge';
import { Checkbox } from '../../src/ui/checkbox';
import { Icon } from '../../src/ui/icon';
import { bagIcon } from '../../src/ui/icon/icons/bag';
import { plusIcon } from '../../src/ui/icon/icons/plus';
import { searchIcon } from '../../src/ui/icon/icons/search';
import { IconButton } from '../../src/ui/icon-button';
import { Loader } from '../../src/ui/loader';
import { Price } from '../../src/ui/money';
import { QuantityStepper } from '../../src/ui/quantity-stepper';
import { RadioGroup } from '../../src/ui/radio-group';
import { Select } from '../../src/ui/select';
import { SkeletonBox, SkeletonLine } from '../../src/ui/skeleton';
import { Spinner } from '../../src/ui/spinner';
import { TextArea } from '../../src/ui/text-area';
import { TextField } from '../../src/ui/text-field';
import { Toast } from '../../src/ui/toast/Toast';

const noop = () => {};

/** Two shelves of which one is looked at. */
export const shelves = {
  shown: signal<'oak' | 'walnut'>('oak'),
  oak: signal(1),
  walnut: signal(10),
  renders: 0,
};

function ShelfCount() {
  shelves.renders += 1;
  return <output aria-label="Shelf">{useSignalValue(shelves[useSignalValue(shelves.shown)])}</output>;
}

/** One of each kind of view, and what they say when used. */
function Specimens() {
  const [name, setName] = useState('Noura');
  const [note, setNote] = useState('');
  const [isFragile, setFragile] = useState(false);
  const [city, setCity] = useState('r');
  const [pieces, setPieces] = useState(2);
  const [payment, setPayment] = useState('card');
  const button = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState('');
  return (
    <div>
      <Icon shape={bagIcon} size={16} className="extra" />
      <Icon shape={searchIcon} />
      <Spinner />
      <Loader label="Loading" />
      <SkeletonBox ratio="4 / 5" />
      <SkeletonLine width={40} />
      <Badge tone="reduction">−10%</Badge>
      <Price
        current={{ display: 'symbol', value: '90', label: '90 riyals' }}
        labels={{ current: 'Now', original: 'Before' }}
      />
      <IconButton
        ref={button}
        icon={plusIcon}
        label="Add"
        onClick={() => setFocused(button.current?.localName ?? '')}
      />
      <IconButton icon={plusIcon} label="More" href="/more" tabIndex={-1} aria-current="page" />
      <TextField label="Name" value={name} onChange={setName} error="Too short" maxLength={40} required />
      <TextField label="Code" kind="code" value="" onChange={noop} disabled hint="On the card" />
      <TextArea label="Note" value={note} onChange={setNote} rows={3} />
      <Checkbox checked={isFragile} onChange={setFragile}>
        Fragile
      </Checkbox>
      <Select
        label="City"
        value={city}
        onChange={setCity}
        options={[
          { value: 'r', label: 'Riyadh' },
          { value: 'j', label: 'Jeddah' },
          { value: 'd', label: 'Dammam', disabled: true },
        ]}
      />
      <RadioGroup
        legend="Payment"
        value={payment}
        onChange={setPayment}
        options={[
          { value: 'card', label: 'Card' },
          { value: 'cash', label: 'Cash', hint: 'On delivery' },
        ]}
      />
      <QuantityStepper
        value={pieces}
        onChange={setPieces}
        labels={{ field: 'Quantity', increase: 'More pieces', decrease: 'Fewer pieces', remove: 'Remove' }}
      />
      <Toast message="Added" dismissLabel="Close" onDismiss={noop} />
      <fieldset
        onFocus={({ target }) => setFocused(target.getAttribute('type') ?? '')}
        onBlur={() => setFocused('nothing')}
      >
        <input type="file" aria-label="Plan" onChange={() => setFocused('chosen')} />
      </fieldset>
      <output aria-label="State">
        {JSON.stringify({ name, note, isFragile, city, pieces, payment, focused })}
      </output>
      <ShelfCount />
    </div>
  );
}

export function mount(container: Element): Root {
  const root = createRoot(container);
  root.render(createElement(Specimens));
  return root;
}

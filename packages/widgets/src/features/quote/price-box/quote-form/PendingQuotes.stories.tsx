import { basketProduct, lineId } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSummary } from '../../../../testing';
import { PendingQuotes } from '../PendingQuotes';
import { QuoteNotices } from './QuoteNotices';
import type { QueuedQuote, QuoteStatus } from './quote-outbox-model';

const product = basketProduct(sampleSummary({ id: 8 }));

const quote = (status: QuoteStatus): QueuedQuote => ({
  key: status,
  status,
  contact: { name: 'Noura Al Qahtani', email: 'noura@example.com', phone: '+966501234567' },
  notes: '',
  lines: [{ id: lineId(8, null), product, quantity: 3, customization: null }],
});

const showing = (...queued: QueuedQuote[]) => ({
  quote: { queued, focusedKey: undefined, takeBack: async () => {}, dismiss: () => {} },
});

const meta = {
  title: 'widgets/PendingQuotes',
  component: QuoteNotices,
  subcomponents: { PendingQuotes },
  argTypes: { quote: { control: false } },
  args: { headingLevel: 2, hasPieces: false, ...showing(quote('waiting')) },
} satisfies Meta<typeof QuoteNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Refused: Story = { args: showing(quote('refused')) };

export const Sent: Story = { args: showing(quote('sent')) };

/** The box has pieces again: they aren't part of the request. */
export const SentEarlier: Story = { args: { ...showing(quote('sent')), hasPieces: true } };

export const Several: Story = { args: showing(quote('sent'), quote('waiting'), quote('refused')) };

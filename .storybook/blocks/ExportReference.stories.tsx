import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ensure, ThemeProvider } from 'storybook/theming';
import { docsTheme } from '../theme';
import { ExportReference } from './ExportReference';

/** Not shown in the sidebar: the pages of the SDK use it. */
const meta = {
  title: 'blocks/ExportReference',
  component: ExportReference,
  tags: ['!dev', '!autodocs'],
  // As Storybook's own pages have it around them.
  decorators: (Story) => (
    <ThemeProvider theme={ensure(docsTheme)}>
      <Story />
    </ThemeProvider>
  ),
  args: {
    exports: [
      {
        name: 'createClient',
        kind: 'Functions',
        summary: 'Creates a client.',
        text: '```ts\nfunction createClient(options): Client;\n```\n\nCreates a client. See [`Client`](#Client).',
      },
      {
        name: 'Client',
        kind: 'Types',
        summary: 'Calls of a shop’s API.',
        text: '```ts\ntype Client = object;\n```\n\nCalls of a shop’s API.',
      },
    ],
  },
} satisfies Meta<typeof ExportReference>;

export default meta;

export const Reference: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find an export' });
    await userEvent.type(field, 'CREATES');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 2');
    await expect(canvas.queryByRole('heading', { name: 'Types' })).toBeNull();

    const functions = canvas.getByRole('region', { name: 'Functions' });
    await userEvent.click(within(functions).getByText('createClient'));
    await userEvent.click(await within(functions).findByRole('link', { name: 'Client' }));
    await expect(field).toHaveValue('');
    const types = canvas.getByRole('region', { name: 'Types' });
    await waitFor(() => expect(types).toHaveTextContent('type Client = object;'));
  },
};

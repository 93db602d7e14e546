import { definePageContent } from '../../routing/page-content';

export default definePageContent<{ code: string }>({
  nameKey: 'layout:header.price_box',
  load: async ({ params }) => ({ data: { code: params.code ?? '' }, status: 200 }),
  head: () => ({ isPrivate: true }),
});

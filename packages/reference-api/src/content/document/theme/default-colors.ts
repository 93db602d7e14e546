/** Default colours by role; must equal the widgets' default theme (checked by a test). */
export const DEFAULT_COLORS = {
  surface_page: '#ffffff',
  surface_raised: '#ffffff',
  surface_subtle: '#f8f7f4',
  surface_muted: '#f1efea',
  surface_strong: '#e6e3dc',
  surface_inverse: '#1b1e1c',
  surface_inverse_raised: '#3e4340',
  text_primary: '#1b1e1c',
  text_secondary: '#3e4340',
  text_muted: '#5d635f',
  text_disabled: '#858a86',
  text_inverse: '#ffffff',
  text_inverse_muted: '#d5d1c7',
  line_subtle: '#dad7cf',
  line_control: '#7d7f79',
  line_strong: '#1b1e1c',
  line_inverse: '#3e4340',
  action_ground: '#1b1e1c',
  action_ground_hover: '#183429',
  action_text: '#ffffff',
  accent_ground: '#22473c',
  accent_ground_hover: '#183429',
  accent_text: '#ffffff',
  accent_tint: '#e2ebe6',
  sale_ground: '#96391d',
  sale_text: '#ffffff',
  focus_ring: '#1b1e1c',
  focus_halo: '#ffffff',
  feedback_success: '#1e6b45',
  feedback_success_tint: '#e6f2eb',
  feedback_warning: '#805300',
  feedback_warning_tint: '#fbf2df',
  feedback_error: '#b0261c',
  feedback_error_tint: '#fbebe9',
  feedback_info: '#1c5878',
  feedback_info_tint: '#e6f0f5',
} as const;

export type ColorRole = keyof typeof DEFAULT_COLORS;
export type Colors = { readonly [Role in ColorRole]?: string | undefined };

const roles = Object.keys(DEFAULT_COLORS);
export const isColorRole = (name: string): name is ColorRole => roles.includes(name);

'use client';

// Parts without knowledge of the shop: they are given their words and values.

export { Accordion } from './foundation/ui/accordion';
export { Badge } from './foundation/ui/badge';
export { Breadcrumbs, type Crumb } from './foundation/ui/breadcrumbs';
export { Button } from './foundation/ui/button';
export { Checkbox } from './foundation/ui/checkbox';
export { Dialog } from './foundation/ui/dialog';
export { EmptyState } from './foundation/ui/empty-state';
export { ErrorBoundary } from './foundation/ui/error-boundary';
export { Icon, type IconShape } from './foundation/ui/icon';
export { IconButton } from './foundation/ui/icon-button';
export { InlineError } from './foundation/ui/inline-error';
export { Loader } from './foundation/ui/loader';
export { Price } from './foundation/ui/money';
export { type ImageUrl, Picture } from './foundation/ui/picture';
export { RadioGroup } from './foundation/ui/radio-group';
export { RichText } from './foundation/ui/rich-text';
export { Select } from './foundation/ui/select';
export { SocialIcon } from './foundation/ui/social-icon';
export { TextArea } from './foundation/ui/text-area';
export { TextField } from './foundation/ui/text-field';
export { VisuallyHidden } from './foundation/ui/visually-hidden';

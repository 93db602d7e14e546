'use client';

// Parts without knowledge of the shop: they are given their words and values.

export { Accordion } from './foundation/ui/Accordion';
export { Badge } from './foundation/ui/Badge';
export { Breadcrumbs, type Crumb } from './foundation/ui/Breadcrumbs';
export { Button } from './foundation/ui/Button';
export { Checkbox } from './foundation/ui/Checkbox';
export { ContentText } from './foundation/ui/ContentText';
export { Dialog } from './foundation/ui/dialog/Dialog';
export { EmptyState } from './foundation/ui/EmptyState';
export { ErrorBoundary } from './foundation/ui/ErrorBoundary';
export { Icon, type IconShape } from './foundation/ui/Icon';
export { IconButton } from './foundation/ui/IconButton';
export { InlineError } from './foundation/ui/InlineError';
export { Loader } from './foundation/ui/Loader';
export { Picture } from './foundation/ui/Picture';
export { Price } from './foundation/ui/Price';
export { RadioGroup } from './foundation/ui/RadioGroup';
export { RichText } from './foundation/ui/rich-text/RichText';
export { Select } from './foundation/ui/Select';
export { SocialIcon } from './foundation/ui/SocialIcon';
export type { ImageUrl } from './foundation/ui/source-set';
export { TextArea } from './foundation/ui/TextArea';
export { TextField } from './foundation/ui/TextField';
export { VisuallyHidden } from './foundation/ui/VisuallyHidden';

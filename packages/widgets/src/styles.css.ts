/* Global styles for our own documents: tokens, element defaults and fonts. Embeds have their own. */
import './foundation/theme/global.css';

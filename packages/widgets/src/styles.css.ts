/* Global styles for our own documents: tokens, element defaults and fonts. Embeds have their own. */
import './theme/global.css';
import './theme/fonts.css';

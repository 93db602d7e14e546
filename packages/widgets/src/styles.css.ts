/* What a document of our own needs once: tokens, plain elements and fonts. Embeds have their own. */
import './theme/global.css';
import './theme/fonts.css';

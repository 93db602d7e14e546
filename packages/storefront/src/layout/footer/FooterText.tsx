import { RichText } from '@diwan/widgets';

/** The shop's words in the footer, written by an editor. */
export default function FooterText({ html }: { html: string }) {
  return <RichText html={html} extent="line" />;
}

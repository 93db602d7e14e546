import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Button } from '../../foundation/ui/Button';
import { classNames } from '../../foundation/ui/class-names';
import { IconButton } from '../../foundation/ui/IconButton';
import { arrowDownIcon, arrowEndIcon } from '../../foundation/ui/icons';
import { Picture } from '../../foundation/ui/Picture';
import { FixedPicture } from '../fixed-picture/FixedPicture';
import { useReveal } from '../use-reveal';
import * as styles from './Banner.css';

export interface BannerPicture {
  src: string;
  width: number;
  height: number;
}

export interface BannerProps {
  picture: BannerPicture;
  mobilePicture?: BannerPicture | undefined;
  /** Fills the screen below the header; otherwise half of it. */
  isFull: boolean;
  /** The image stays in place while the page scrolls. */
  isFixed: boolean;
  align: keyof typeof styles.alignments;
  /** In Arabic the image is mirrored along with the text's side. */
  mirrorsInRtl: boolean;
  headingLevel: 1 | 2;
  title: string;
  description: string;
  /** The editor's CSS colours and pixel sizes; missing ones fall back to the theme. */
  appearance: BannerAppearance;
  callToAction?: { label: string; href: string; opensNewTab: string } | undefined;
  /** Label of the arrow that scrolls to the next section. */
  scrollHint?: string | undefined;
  onScrollHint?: () => void;
  priority: boolean;
}

export interface BannerAppearance {
  titleColor?: string | undefined;
  titleSize?: number | undefined;
  descriptionColor?: string | undefined;
  descriptionSize?: number | undefined;
  buttonColor?: string | undefined;
  buttonTextColor?: string | undefined;
  buttonBorderColor?: string | undefined;
  mobilePadding?: number | undefined;
  desktopPadding?: number | undefined;
  /** Overlays the image with a dark or light gradient, to keep the text readable. */
  veil: keyof typeof styles.veils;
}

const pixels = (value: number | undefined) => value && `${value}px`;

/** The editor's size at the usual text size; it grows with the visitor's own. */
const textSize = (value: number | undefined) => value && `calc(${value / 16} * var(--diwan-rem))`;

/** The editor's settings as custom properties, so that the style sheet decides how to apply them per breakpoint. */
const customProperties = (appearance: BannerAppearance) =>
  ({
    '--banner-title-color': appearance.titleColor,
    '--banner-title-size': textSize(appearance.titleSize),
    '--banner-text-color': appearance.descriptionColor,
    '--banner-text-size': textSize(appearance.descriptionSize),
    '--banner-button-color': appearance.buttonColor,
    '--banner-button-text-color': appearance.buttonTextColor,
    '--banner-button-border-color': appearance.buttonBorderColor,
    '--banner-mobile-padding': pixels(appearance.mobilePadding),
    '--banner-desktop-padding': pixels(appearance.desktopPadding),
  }) as CSSProperties;

/** A full-bleed image with a title, a description and one link (spec §2 «Advertisement banner»). */
export function Banner(props: BannerProps) {
  const { isFull, isFixed, align, headingLevel, title, description, appearance, callToAction, scrollHint } =
    props;
  const text = useRef<HTMLDivElement>(null);
  useReveal(text);
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      className={classNames(styles.banner, isFull && styles.full, styles.veils[appearance.veil])}
      style={customProperties(appearance)}
    >
      <div className={styles.backdrop}>
        <FixedPicture isFixed={isFixed}>
          <BannerImage {...props} />
        </FixedPicture>
      </div>
      <div className={classNames(styles.veil, styles.veilSides[align])} />
      <div className={styles.content}>
        <div ref={text} className={classNames(styles.text, styles.alignments[align])}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {description && <p className={styles.description}>{description}</p>}
          {callToAction && (
            <Button
              href={callToAction.href}
              target="_blank"
              rel="noopener"
              className={styles.button}
              iconEnd={arrowEndIcon}
              aria-label={`${callToAction.label} (${callToAction.opensNewTab})`}
            >
              {callToAction.label}
            </Button>
          )}
        </div>
      </div>
      {scrollHint && (
        <span className={styles.hint}>
          <IconButton icon={arrowDownIcon} label={scrollHint} variant="raised" onClick={props.onScrollHint} />
        </span>
      )}
    </section>
  );
}

function BannerImage({ picture, mobilePicture, mirrorsInRtl, priority }: BannerProps): ReactNode {
  return (
    <Picture
      {...picture}
      alt=""
      sizes="100vw"
      fit="cover"
      priority={priority}
      className={classNames(mirrorsInRtl && styles.mirrored)}
      {...(mobilePicture && { alternative: { media: styles.phone, ...mobilePicture } })}
    />
  );
}

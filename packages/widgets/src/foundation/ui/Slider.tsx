import type { ReactNode } from 'react';
import { useAnnounce } from './Announcer';
import { classNames } from './class-names';
import { IconButton } from './IconButton';
import { arrowEndIcon, arrowStartIcon, pauseIcon, playIcon } from './icons';
import * as styles from './Slider.css';
import { useSlider } from './use-slider';

export interface Slide {
  id: string | number;
  /** Announced when a press leads to it. */
  name: string;
  content: ReactNode;
}

export interface SliderLabels {
  /** Role description of the slider: "carousel". */
  roleDescription: string;
  /** Role description of a slide: "slide". */
  slideRoleDescription: string;
  /** Label of a slide, one-based: "2 of 6". */
  position: (index: number, total: number) => string;
  /** The announcement after a press: "2 of 6, Sadu rug". */
  reached: (position: string, name: string) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Label of a dot, one-based: "Go to slide 2". */
  goTo: (index: number) => string;
}

export interface SliderProps {
  /** Accessible name of the slider. */
  label: string;
  labels: SliderLabels;
  slides: readonly Slide[];
  layout: keyof typeof styles.layouts;
  /** Heading, and anything next to it. */
  head?: ReactNode;
  /** Arrows next to the head, or dots on the image. */
  controls?: keyof typeof styles.places;
  effect?: 'slide' | 'fade';
  /** Autoplay interval in milliseconds (spec §9). Disabled with reduced motion. */
  autoplay?: number;
  /** Duration of a transition in milliseconds. */
  speed?: number;
}

/** Slides in a row or stacked. Server-rendered as a scrollable row. */
export function Slider(props: SliderProps) {
  const { label, labels, slides, layout, head, controls = 'head', effect = 'slide', autoplay, speed } = props;
  const { ref, isMovable, canPlay, isPlaying, index, go, togglePlaying } = useSlider({
    effect,
    autoplay,
    speed,
    count: slides.length,
  });
  const announce = useAnnounce();
  const press = (target: '<' | '>' | number) => {
    const reached = go(target);
    const slide = reached === undefined ? undefined : slides[reached];
    if (reached === undefined || !slide) return;
    announce(labels.reached(labels.position(reached + 1, slides.length), slide.name));
  };
  const onPicture = controls === 'overlay';
  return (
    <section
      ref={ref}
      className={classNames('splide', styles.slider)}
      aria-roledescription={labels.roleDescription}
      aria-label={label}
    >
      {head && <div className={styles.head}>{head}</div>}
      {slides.length > 1 && (
        <div className={classNames(styles.places[controls], !isMovable && styles.idle)}>
          {canPlay && (
            <IconButton
              icon={isPlaying ? pauseIcon : playIcon}
              label={isPlaying ? labels.pause : labels.play}
              variant={onPicture ? 'raised' : 'outline'}
              onClick={togglePlaying}
            />
          )}
          {onPicture ? (
            slides.map(({ id }, position) => (
              <button
                key={id}
                type="button"
                className={styles.dot}
                aria-label={labels.goTo(position + 1)}
                aria-current={position === index}
                onClick={() => press(position)}
              />
            ))
          ) : (
            <>
              <IconButton
                icon={arrowStartIcon}
                label={labels.previous}
                variant="outline"
                onClick={() => press('<')}
              />
              <IconButton
                icon={arrowEndIcon}
                label={labels.next}
                variant="outline"
                onClick={() => press('>')}
              />
            </>
          )}
        </div>
      )}
      <div
        className={classNames(
          'splide__track',
          styles.track,
          effect === 'slide' ? styles.bleed : styles.fading,
        )}
      >
        <div className={classNames('splide__list', styles.row)}>
          {slides.map(({ id, content }, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not of form fields
            <div
              key={id}
              className={classNames('splide__slide', styles.slide, styles.layouts[layout])}
              role="group"
              aria-roledescription={labels.slideRoleDescription}
              aria-label={labels.position(position + 1, slides.length)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

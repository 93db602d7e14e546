import * as styles from './Money.css';

/** The Saudi riyal sign (U+20C1) as an SVG, since hardly any font has the character. Integer coordinates suffice. */
export function RiyalSign() {
  return (
    <svg className={styles.riyal} viewBox="0 0 1124 1256" aria-hidden="true">
      <path d="M700 1113c-20 45-34 93-39 143l425-90c20-44 33-93 38-143l-424 90zM1086 896c20-45 33-93 38-144l-331 71v-135l293-63c20-44 33-92 38-143l-331 70v-486c-50 29-95 66-132 111v403l-132 29v-609c-51 28-96 66-132 111v526l-296 63c-20 44-34 92-39 143l335-71v170l-359 76c-20 45-33 93-38 144l375-80c31-6 57-24 74-49l69-102c7-11 11-24 11-37v-150l132-28v270l425-90z" />
    </svg>
  );
}

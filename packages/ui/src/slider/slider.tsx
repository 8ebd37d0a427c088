import { type ReactNode, useId } from 'react';
import * as css from './slider.css.ts';

export interface SliderProps {
  /** The name of the value, visible above the slider. */
  label: string;
  /** The chosen number, from `min` to `max`. */
  value: number;
  /** The smallest number, at the left end. */
  min: number;
  /** The largest number, at the right end. */
  max: number;
  /** Distance between two numbers that can be chosen. */
  step?: number;
  /** Called with the new number while the thumb moves. */
  onChange: (value: number) => void;
  /** The value in words, visible and read out: "12 месяцев". */
  valueText: string;
  /** Texts under the two ends. Without them there are none. Screen readers skip them. */
  ends?: readonly [ReactNode, ReactNode];
  /** Name of the slider in a submitted form. */
  name?: string;
  /** True if the number cannot be changed now. */
  disabled?: boolean;
}

/** The browser's own range input with our styles: keys, touch and assistive technology work as everywhere. */
export function Slider({ label, value, min, max, step = 1, onChange, valueText, ends, name, disabled }: SliderProps) {
  const id = useId();
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div className={css.slider}>
      <div className={css.head}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        <output htmlFor={id} className={css.value}>
          {valueText}
        </output>
      </div>
      <div className={css.rail}>
        <svg aria-hidden="true" className={css.track}>
          <rect className={css.trackBackground} width="100%" height="6" rx="3" />
          <rect className={css.fill} width={`${share.toFixed(2)}%`} height="6" rx="3" />
        </svg>
        <input
          id={id}
          type="range"
          name={name}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={valueText}
          className={css.input}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      {ends && (
        <div className={css.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}

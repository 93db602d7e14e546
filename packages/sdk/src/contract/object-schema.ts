import type * as v from 'valibot';

/** A schema for each field of `Wire`: one that is missing or of another type doesn't compile. */
export type EntriesOf<Wire, Input = unknown> = {
  readonly [Field in keyof Wire]-?: v.GenericSchema<
    Field extends keyof Input ? Input[Field] : unknown,
    Wire[Field]
  >;
};

/**
 * The schema of a record. Its type names the record, so that editors and declarations don't spell out schemas.
 * `Input` is given for records that callers send, too.
 */
export interface ObjectSchemaOf<Wire, Input = unknown> extends v.GenericSchema<Input, Wire> {
  readonly type: 'object';
  readonly entries: EntriesOf<Wire, Input>;
}

/** The schema of what callers send: it accepts `Input`, and parses it to what `Fields` parse. */
export interface InputSchemaOf<Input, Fields extends v.GenericSchema>
  extends v.GenericSchema<Input, v.InferOutput<Fields>> {}

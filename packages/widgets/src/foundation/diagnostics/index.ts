export { type ErrorExplanation, explainError, type FailureReason } from './explain-error';

import { violacao, type Violacao } from '../violacao.js';

/** Digits of a PIN. */
export const DIGITOS_DO_PIN = 6;

/** Attempts with a wrong PIN, one after the other, that delete it. */
export const TENTATIVAS_DO_PIN = 5;

/** The refusal of every part but the kitchen to a session that was opened by a PIN. */
export const SO_A_COZINHA = 'Este acesso por PIN só abre a cozinha. Entre com usuário e senha.';

/** A typed PIN has six digits. */
export const violacoesDoPin = (pin: string): Violacao[] =>
  violacao(!/^\d{6}$/.test(pin), 'pin', `Digite ${DIGITOS_DO_PIN} números.`);

/** A new PIN is none of those that somebody tries first: equal digits, a run, a pair or a group of three that repeats. */
export function violacoesDoPinNovo(pin: string): Violacao[] {
  const [forma] = violacoesDoPin(pin);
  if (forma) return [forma];
  return violacao(
    igual(pin, pin.slice(0, 1)) || emSequencia(pin) || igual(pin, pin.slice(0, 2)) || igual(pin, pin.slice(0, 3)),
    'pin',
    'Este PIN é fácil de adivinhar. Evite números iguais, em sequência ou que se repetem, como 121212 e 123123.',
  );
}

/** A chosen PIN is typed twice alike; the second field checks that it is present. */
export const violacoesDoPinRepetido = (pins: {
  pin?: string | undefined;
  confirmacao?: string | null | undefined;
}): Violacao[] =>
  violacao(!!pins.confirmacao && pins.confirmacao !== pins.pin, 'confirmacao', 'Este PIN é diferente do primeiro.');

/** The PIN is this part, again and again. */
const igual = (pin: string, parte: string): boolean => parte.repeat(pin.length / parte.length) === pin;

/** Each digit follows the one before, upwards or downwards; 0 follows 9 as on a keyboard. */
function emSequencia(pin: string): boolean {
  const digitos = Array.from(pin, Number);
  const passos = digitos.slice(1).map((digito, i) => (digito - (digitos[i] ?? 0) + 10) % 10);
  return [1, 9].some((passo) => passos.every((este) => este === passo));
}

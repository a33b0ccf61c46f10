import { ErroApi } from '@merenda/shared';
import { INESPERADO_TENTE } from '@merenda/shared/regras';
import { FalhaDaChave } from '../seguranca/navegador.js';

/** Sentences by field; under '' what belongs to no field. */
export type Recusas = Readonly<Record<string, string | undefined>>;

/** A failed call, or a passkey that was not used, as sentences at the fields named, or under '' when the server named none of them. */
export function comoRecusas(erro: unknown, campos: readonly string[]): Recusas {
  if (erro instanceof FalhaDaChave) return { '': erro.message };
  if (!(erro instanceof ErroApi)) return { '': INESPERADO_TENTE };
  const daqui = erro.campos.filter(({ campo }) => campos.includes(campo));
  return daqui.length > 0
    ? Object.fromEntries(daqui.map(({ campo, mensagem }) => [campo, mensagem]))
    : { '': erro.detail };
}

/** After a refusal, focuses the first field with an error. */
export function focarRecusado(formulario: HTMLFormElement, recusas: Recusas): void {
  const nome = Object.keys(recusas).find((campo) => campo !== '');
  const campo = nome === undefined ? null : formulario.elements.namedItem(nome);
  if (!(campo instanceof HTMLInputElement || campo instanceof HTMLSelectElement)) return;
  // A field in a closed section cannot take the focus.
  campo.closest('details')?.setAttribute('open', '');
  campo.focus();
}

import type { Anonimizacao } from '@merenda/shared/contratos';
import { inicioDoPrazo } from '@merenda/shared/regras';
import type { Transacao } from '../../banco/transacao.js';
import { hoje } from '../../nucleo/relogio.js';
import { lerPrazos } from './consultas.js';
import type { Titular } from './titular.js';
import { titularDigitado, type TitularDigitado } from './titulares.js';

/** How each kind of person is anonymised: what is older than the day `inicio` may go. */
export type Anonimizaveis = Readonly<
  Record<Titular['tipo'], (tx: Transacao, id: number, inicio: string) => Promise<Anonimizacao>>
>;

/** Anonymises who is named, as far as the terms of the municipality permit it today. Throws as the act of its kind does. */
export async function anonimizarTitular(
  anonimizaveis: Anonimizaveis,
  tx: Transacao,
  digitado: TitularDigitado,
): Promise<Anonimizacao> {
  const { tipo, id } = await titularDigitado(tx, digitado);
  const prazo = (await lerPrazos(tx)).get(tipo === 'usuario' ? 'usuarios' : 'fornecedores');
  if (!prazo) throw new Error('the register has no term for persons');
  return anonimizaveis[tipo](tx, id, inicioDoPrazo(prazo, hoje()));
}

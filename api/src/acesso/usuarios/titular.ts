import type { DadosDoTitular } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { lerDadosDoTitular } from '../tratamentos/titular.js';
import { buscarUsuario } from './consultas.js';

/** The data of a user, at the user's request; an audit line names the reader. 404 when there is none. */
export const exportarDoUsuario = (contexto: Contexto, id: number): Promise<DadosDoTitular> =>
  emTransacao(contexto, (tx) => lerDoUsuario(tx, id));

/** Like `exportarDoUsuario`, inside a transaction. */
export async function lerDoUsuario(tx: Transacao, id: number): Promise<DadosDoTitular> {
  const { pessoa } = await buscarUsuario(tx, id);
  await auditar(tx, { entidade: 'usuarios', id, acao: 'EXPORTAR_DADOS' });
  return lerDadosDoTitular(tx, { tipo: 'usuario', id, nome: pessoa.nome });
}

import type { ListaConvencao } from '@merenda/shared/contratos';
import type { Banco } from '../../banco/conexao.js';
import { listarConvencao } from '../convencoes/consultas.js';

/** The labels of a look-up list by code; a code without one is its own label. */
export async function descricoesDe(banco: Banco, lista: ListaConvencao): Promise<(codigo: string) => string> {
  const descricoes = new Map((await listarConvencao(banco, lista)).map(({ nome, descricao }) => [nome, descricao]));
  return (codigo) => descricoes.get(codigo) ?? codigo;
}

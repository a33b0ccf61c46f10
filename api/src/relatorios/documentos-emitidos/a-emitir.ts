import type { Folha } from '@merenda/shared/contratos';
import { lerEnderecoDoRelatorio } from '@merenda/shared/regras';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../banco/contexto.js';
import { exigirLeitura } from './acesso.js';
import type { AEmitir } from './gravacao.js';

/**
 * The papers of these sheets, each with the address of its report. Throws 403 or 404 when the user may not read one of
 * them: who cannot open a record cannot issue a paper of it.
 */
export async function papeisAEmitir(
  app: FastifyInstance,
  contexto: Contexto,
  folhas: readonly Folha[],
  enderecos: readonly string[],
): Promise<(AEmitir & { folha: Folha })[]> {
  const papeis: (AEmitir & { folha: Folha })[] = [];
  for (const [posicao, folha] of folhas.entries()) {
    const endereco = enderecos[posicao] ?? '';
    const relatorio = lerEnderecoDoRelatorio(endereco);
    // The schema has read the addresses.
    if (!relatorio) throw new Error(`${endereco} is no report`);
    await exigirLeitura(app, contexto, relatorio);
    const { tipo, id: registroId } = relatorio;
    papeis.push({
      folha,
      tipo,
      registroId,
      endereco,
      titulo: tipo === 'kit-merenda' ? semNome(folha.titulo) : folha.titulo,
    });
  }
  return papeis;
}

/** The receipt of a kit names a student: the register of documents does not. */
const semNome = (titulo: string): string => titulo.split(' – ', 1)[0] ?? '';

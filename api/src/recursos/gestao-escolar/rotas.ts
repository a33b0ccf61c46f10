import { AlunoDaTurma, IdParam, TurmasDaEscola } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Banco } from '../../banco/conexao.js';
import { unidadesEducacionais } from '../../banco/esquema/unidades.js';
import { porNome } from '../../nucleo/ordem.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';
import { AnoParam } from '../parametros.js';
import type { Rotas } from '../rotas.js';

const tags = ['Gestão escolar'];

/**
 * The school-management service as the browser reaches it: through this API, which knows which units the user may ask about.
 * Paths and queries name classes, never a student.
 */
const gestaoEscolar: Rotas = async (app) => {
  app.get(
    '/gestao-escolar/turmas',
    {
      config: { permissao: 'ESTOQUES', unidade: { unidade: 'query.unidade' } },
      schema: {
        tags,
        summary: 'Turmas de uma unidade em um ano letivo',
        querystring: z.object({ unidade: IdParam, anoLetivo: AnoParam }),
        response: { 200: TurmasDaEscola },
      },
    },
    async ({ query: { unidade, anoLetivo } }) => {
      const escolaId = await escolaDaUnidade(app.banco, unidade);
      return { escolaId, turmas: (await app.externos.gestaoEscolar.turmas(escolaId, anoLetivo)).sort(porNome) };
    },
  );

  app.get(
    '/gestao-escolar/alunos',
    {
      config: { permissao: 'ESTOQUES', unidade: { unidade: 'query.unidade' } },
      schema: {
        tags,
        summary: 'Alunos de uma turma',
        querystring: z.object({ unidade: IdParam, turma: IdParam, ano: AnoParam }),
        response: { 200: z.array(AlunoDaTurma) },
      },
    },
    async ({ query: { unidade, turma, ano } }) => {
      const escola = await escolaDaUnidade(app.banco, unidade);
      return (await app.externos.gestaoEscolar.alunos(escola, turma, ano)).sort(porNome);
    },
  );
};

/** The number by which the school system knows a unit. 409 for a unit that it does not know. */
async function escolaDaUnidade(banco: Banco, id: number): Promise<number> {
  const [unidade] = await banco
    .select({ escola: unidadesEducacionais.idIEscolar })
    .from(unidadesEducacionais)
    .where(eq(unidadesEducacionais.id, id));
  if (!unidade) throw naoEncontrado('Unidade educacional não encontrada.');
  if (unidade.escola === null)
    throw conflito('Esta unidade não está ligada ao sistema escolar, por isso não há turmas para escolher.');
  return unidade.escola;
}

export default gestaoEscolar;

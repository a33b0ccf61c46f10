import { eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { anotarConsulta } from '../../mecanismos/auditoria/consulta-a-alunos.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { porNome } from '../../nucleo/ordem.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';

/**
 * The school-management service as the browser reaches it: through this API, which knows which units the user may ask
 * about. Paths and queries contain classes, never a student.
 */
const gestaoEscolar: Rotas = async (app) => {
  const rota = rotasDe(app, 'Gestão escolar');

  rota(
    'GET /gestao-escolar/turmas',
    { permissao: 'ESTOQUES', unidade: { unidade: 'query.unidade' }, summary: 'Turmas de uma unidade em um ano letivo' },
    async ({ query: { unidade, anoLetivo } }) => {
      const servico = await app.externos.gestaoEscolar();
      const escolaId = await escolaDaUnidade(app.banco, unidade);
      return { escolaId, turmas: (await servico.turmas(escolaId, anoLetivo)).sort(porNome) };
    },
  );

  rota(
    'GET /gestao-escolar/alunos',
    { permissao: 'ESTOQUES', unidade: { unidade: 'query.unidade' }, summary: 'Alunos de uma turma' },
    async ({ contexto, query: { unidade, turma, ano } }) => {
      const servico = await app.externos.gestaoEscolar();
      const escola = await escolaDaUnidade(app.banco, unidade);
      const alunos = (await servico.alunos(escola, turma, ano)).sort(porNome);
      const consultada = { unidadeId: unidade, turmaId: turma, ano, alunos: alunos.length };
      await anotarConsulta(contexto, { entidade: 'alunos', id: null, depois: consultada });
      return alunos;
    },
  );
};

/** The number of a unit in the school system. 409 for a unit without one. */
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

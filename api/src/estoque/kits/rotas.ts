import type { KitsTurmaNovo } from '@merenda/shared/contratos';
import { anotarConsulta } from '../../mecanismos/auditoria/consulta-a-alunos.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { hoje } from '../../nucleo/relogio.js';
import { conferirDestinatarios } from './conferencia.js';
import { alunosComKitHoje, buscarKit, listarKits } from './consultas.js';
import { entregarKit, entregarKits, exigirEscola } from './entrega.js';

const kits: Rotas = async (app) => {
  const rota = rotasDe(app, 'Kits');

  /** The school year of the class. Outside of the transaction: an outside service may take seconds, and a lock must not wait for it. */
  async function conferir(
    estoqueId: number,
    kit: KitsTurmaNovo,
    campoDoAluno: (posicao: number) => string,
  ): Promise<number | null> {
    await exigirEscola(app.banco, estoqueId, kit.escolaId);
    return conferirDestinatarios(app.externos.gestaoEscolar, kit, Number(hoje().slice(0, 4)), campoDoAluno);
  }

  rota(
    'POST /estoques/:id/produtos-estoque/kit',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Entrega um kit a um aluno',
    },
    async (req) => {
      const { nome, alunoId, ...entrega } = req.body;
      const anoLetivo = await conferir(req.params.id, { ...entrega, alunos: [{ alunoId, nome }] }, () => 'alunoId');
      return entregarKit(req.contexto, req.params.id, req.body, anoLetivo);
    },
  );

  rota(
    'POST /estoques/:id/produtos-estoque/kits-turma',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Entrega o mesmo kit a vários alunos de uma turma: a todos ou a nenhum',
    },
    async (req) => {
      const anoLetivo = await conferir(req.params.id, req.body, (posicao) => `alunos.${posicao}.alunoId`);
      return entregarKits(req.contexto, req.params.id, req.body, anoLetivo);
    },
  );

  rota(
    'GET /estoques/:id/unidade/:unidade/kit',
    { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, summary: 'Os kits entregues, o mais recente primeiro' },
    async ({ contexto, params: { id: estoqueId, unidade: unidadeId } }) => {
      const kits = await listarKits(contexto.banco, estoqueId, unidadeId);
      await anotarConsulta(contexto, { entidade: 'alunos', id: null, depois: { estoqueId, kits: kits.length } });
      return kits;
    },
  );

  rota(
    'GET /estoques/:id/kits-de-hoje',
    { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, summary: 'Os alunos que já receberam um kit hoje' },
    async ({ contexto, params: { id: estoqueId } }) => {
      const lidos = await alunosComKitHoje(contexto.banco, estoqueId);
      await anotarConsulta(contexto, {
        entidade: 'alunos',
        id: null,
        depois: { estoqueId, kits: lidos.alunos.length },
      });
      return lidos;
    },
  );

  rota(
    'GET /estoques/:id/kits/:idKit',
    { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, summary: 'Um kit entregue, para o recibo' },
    async ({ contexto, params: { id: estoqueId, idKit } }) => {
      const kit = await buscarKit(contexto.banco, estoqueId, idKit);
      await anotarConsulta(contexto, { entidade: 'kits', id: kit.id, depois: { estoqueId } });
      return kit;
    },
  );
};

export default kits;

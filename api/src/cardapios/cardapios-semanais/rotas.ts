import type { RepeticaoConferida } from '@merenda/shared/contratos';
import { exigirUnidadesEducacionais } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { exigirQuemVincula } from '../cardapios-calendario/quem-vincula.js';
import { conferirRepeticao, repetirSemana } from '../cardapios-calendario/repeticao.js';
import { buscarCardapioSemanal, listarCardapiosSemanais } from './consultas.js';
import { alterarCardapioSemanal, criarCardapioSemanal } from './gravacao.js';

const cardapiosSemanais: Rotas = async (app) => {
  const rota = rotasDe(app, 'Cardápios semanais');

  rota('GET /cardapios-semanais', { permissao: 'LOGADO', summary: 'Lista os cardápios semanais' }, async (req) =>
    listarCardapiosSemanais(req.contexto.banco),
  );

  rota(
    'GET /cardapios-semanais/:id',
    { permissao: 'LOGADO', summary: 'Um cardápio semanal com sua ficha técnica' },
    async (req) => buscarCardapioSemanal(req.contexto.banco, req.params.id),
  );

  rota('POST /cardapios-semanais', { permissao: 'CARDAPIOS', summary: 'Cadastra um cardápio semanal' }, async (req) =>
    criarCardapioSemanal(req.contexto, req.body),
  );

  rota('PUT /cardapios-semanais/:id', { permissao: 'CARDAPIOS', summary: 'Altera um cardápio semanal' }, async (req) =>
    alterarCardapioSemanal(req.contexto, req.params.id, req.body),
  );

  rota(
    'DELETE /cardapios-semanais/:id',
    { permissao: 'CARDAPIOS', summary: 'Exclui um cardápio semanal que não está em uso' },
    async (req) => excluir(req.contexto, 'cardapios-semanais', req.params.id),
  );

  const exigirUnidades = async (contexto: Contexto, unidades: RepeticaoConferida['unidadesEducacionais']) => {
    await exigirQuemVincula(contexto);
    await exigirUnidadesEducacionais(
      contexto,
      unidades.map(({ unidade }) => unidade.id),
    );
  };

  rota(
    'POST /cardapios-semanais/:id/repeticoes/conferencia',
    { permissao: 'LOGADO', summary: 'O que a repetição de um cardápio semanal faria, por unidade e semana' },
    async (req) => {
      await exigirUnidades(req.contexto, req.body.unidadesEducacionais);
      return conferirRepeticao(req.contexto, req.params.id, req.body);
    },
  );

  rota(
    'POST /cardapios-semanais/:id/repeticoes',
    { permissao: 'LOGADO', summary: 'Vincula um cardápio semanal em várias semanas e unidades' },
    async (req) => {
      await exigirUnidades(req.contexto, req.body.unidadesEducacionais);
      return repetirSemana(req.contexto, req.params.id, req.body);
    },
  );
};

export default cardapiosSemanais;

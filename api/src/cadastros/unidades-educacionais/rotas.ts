import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { contarFuturos } from '../providos.js';
import { buscarUnidade, listarUnidades } from './consultas.js';
import { alterarUnidade, criarUnidade } from './gravacao.js';
import { conferirUnidades, importarUnidades } from './importacao.js';
import { desativarUnidade, reativarUnidade } from './situacao.js';

const unidadesEducacionais: Rotas = async (app) => {
  const rota = rotasDe(app, 'Unidades educacionais');

  rota('GET /unidades-educacionais', { permissao: 'LOGADO', summary: 'Lista as unidades educacionais' }, async (req) =>
    listarUnidades(req.contexto.banco),
  );

  rota(
    'POST /unidades-educacionais',
    { permissao: 'UNIDADES', summary: 'Cadastra uma unidade e abre o seu estoque' },
    async (req) => criarUnidade(req.contexto, req.body),
  );

  rota('GET /unidades-educacionais/:id', { permissao: 'LOGADO', summary: 'Uma unidade educacional' }, async (req) =>
    buscarUnidade(req.contexto.banco, req.params.id),
  );

  rota('PUT /unidades-educacionais/:id', { permissao: 'UNIDADES', summary: 'Altera uma unidade' }, async (req) =>
    alterarUnidade(req.contexto, req.params.id, req.body),
  );

  rota(
    'DELETE /unidades-educacionais/:id',
    { permissao: 'UNIDADES', summary: 'Exclui uma unidade que não está em uso, com o seu estoque' },
    async (req) => excluir(req.contexto, 'unidades-educacionais', req.params.id),
  );

  rota(
    'PUT /unidades-educacionais/:id/desativar',
    {
      permissao: 'UNIDADES',
      summary:
        'Desativa uma unidade sem saldo nem pendências; o histórico fica. Com desvincular=true, os seus cardápios de hoje em diante saem do calendário',
    },
    async (req) => desativarUnidade(req.contexto, req.params.id, { desvincular: req.query.desvincular === 'true' }),
  );

  rota(
    'GET /unidades-educacionais/:id/cardapios-futuros',
    { permissao: 'UNIDADES', summary: 'Quantos cardápios de uma unidade estão no calendário de hoje em diante' },
    async ({ contexto, params }) => {
      await buscarUnidade(contexto.banco, params.id);
      return { total: await contarFuturos(contexto.banco, params.id) };
    },
  );

  rota(
    'PUT /unidades-educacionais/:id/reativar',
    { permissao: 'UNIDADES', summary: 'Reativa uma unidade desativada' },
    async (req) => reativarUnidade(req.contexto, req.params.id),
  );

  // The button 'Buscar unidades' is on the screens of both permissions.
  rota(
    'GET /sistema-escolar/unidades',
    { permissao: ['UNIDADES', 'USUARIOS'], summary: 'As unidades do sistema escolar externo' },
    async () => {
      const buscar = await app.externos.sistemaEscolar();
      return buscar();
    },
  );

  rota(
    'POST /unidades-educacionais/conferencia',
    {
      permissao: ['UNIDADES', 'USUARIOS'],
      summary: 'O que a gravação de unidades do sistema escolar faria, sem gravar nada',
    },
    async (req) => conferirUnidades(req.contexto.banco, req.body),
  );

  rota(
    'POST /unidades-educacionais/save',
    {
      permissao: ['UNIDADES', 'USUARIOS'],
      summary: 'Grava unidades do sistema escolar externo',
      description:
        'As conhecidas são atualizadas; bastam `id` e `nome`, e o que falta do endereço fica como está, ou em branco numa unidade nova. Cada unidade é gravada por si: a que não pode ser gravada volta em `falhas` com o motivo. `campos` limita o que muda em uma conhecida, `versao` diz qual foi vista.',
    },
    async (req) => importarUnidades(req.contexto, req.body),
  );
};

export default unidadesEducacionais;

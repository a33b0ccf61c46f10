import type { Permissao } from '@merenda/shared/contratos';
import { temPermissao } from '@merenda/shared/regras';
import { rotasDe, type Rotas } from '../../rotas.js';
import type { Importaveis } from '../entidades.js';
import { criarOsQueFaltam } from './criacao.js';
import { Gravacoes } from './gravacao.js';
import { apagarImportacao, lerImportacao, listarImportacoes, paraResposta } from './guarda.js';
import {
  comecarImportacao,
  corrigirRecusadas,
  editarPrevia,
  escolherColunas,
  lerColunas,
  lerLinhasDaPrevia,
  lerNumeros,
  lerRecusadas,
  trocarFolha,
} from './previa.js';

/** Largest body of edits, in bytes: a paste into all cells of 10,000 rows. */
const EDICOES_BYTES = 24 * 1024 * 1024;

/** The routes of imports that go on from call to call. An import of another user is 404. */
export const importacoesEmCurso =
  (importaveis: Importaveis, permissao: Permissao[]): Rotas =>
  async (app) => {
    const rota = rotasDe(app, 'Importações');
    const gravacoes = new Gravacoes((erro) => app.log.error(erro, 'a gravação de uma importação falhou'));
    app.addHook('onClose', () => gravacoes.terminar());

    rota(
      'GET /importacoes-sessao',
      { permissao, summary: 'As importações em curso do usuário, a usada por último primeiro' },
      async ({ contexto }) =>
        listarImportacoes(
          contexto,
          Object.values(importaveis).filter((uma) => temPermissao(contexto.usuario.permissoes, uma.permissao)),
        ),
    );

    rota(
      'POST /importacoes-sessao',
      {
        permissao,
        summary: 'Começa uma importação: lê a planilha e reconhece as suas colunas',
        description:
          'Aceita XLSX, ODS e CSV. O formato é reconhecido pelo conteúdo; de uma fórmula se lê o valor guardado. A importação fica no servidor até 24 horas depois do último uso.',
      },
      async ({ contexto, body }) => comecarImportacao(contexto, importaveis, body),
    );

    rota(
      'GET /importacoes-sessao/:id',
      { permissao, summary: 'O estado de uma importação, o andamento da gravação e o resultado' },
      async ({ contexto, params }) => paraResposta((await lerImportacao(contexto, importaveis, params.id)).resumo),
    );

    rota(
      'DELETE /importacoes-sessao/:id',
      { permissao, summary: 'Descarta uma importação' },
      async ({ contexto, params }) => {
        await lerImportacao(contexto, importaveis, params.id);
        await apagarImportacao(contexto, params.id);
      },
    );

    rota(
      'PUT /importacoes-sessao/:id/folha',
      { permissao, summary: 'Lê outra folha do arquivo' },
      async ({ contexto, params, body }) => trocarFolha(contexto, importaveis, { ...params, ...body }),
    );

    rota(
      'GET /importacoes-sessao/:id/colunas',
      { permissao, summary: 'As colunas do arquivo, os campos e as palavras que não são opções' },
      async ({ contexto, params }) => lerColunas(contexto, importaveis, params.id),
    );

    rota(
      'PUT /importacoes-sessao/:id/colunas',
      { permissao, summary: 'Escolhe o campo de cada coluna e confere as linhas, sem gravar nada no cadastro' },
      async ({ contexto, params, body }) => escolherColunas(contexto, importaveis, { ...params, ...body }),
    );

    rota(
      'GET /importacoes-sessao/:id/numeros',
      { permissao, summary: 'Os números das linhas em uma situação' },
      async ({ contexto, params, query }) => lerNumeros(contexto, importaveis, { ...params, ...query }),
    );

    rota(
      'GET /importacoes-sessao/:id/linhas',
      { permissao, summary: 'Linhas conferidas: o que a importação faria com cada uma' },
      async ({ contexto, params, query }) => lerLinhasDaPrevia(contexto, importaveis, { ...params, ...query }),
    );

    rota(
      'POST /importacoes-sessao/:id/edicoes',
      { permissao, bodyLimit: EDICOES_BYTES, summary: 'Corrige, deixa de fora ou retoma linhas, e confere de novo' },
      async ({ contexto, params, body }) => editarPrevia(contexto, importaveis, { ...params, ...body }),
    );

    rota(
      'POST /importacoes-sessao/:id/confirmacao',
      {
        permissao,
        summary: 'Começa a gravar as linhas conferidas',
        description:
          'Responde logo; o andamento e o resultado estão na importação. Uma linha cujo cadastro mudou depois da conferência é recusada. Com `tudoOuNada`, uma linha recusada impede todas. A de usuários pede a senha, se troca um e-mail ou dá ou tira a permissão Usuários.',
      },
      async ({ contexto, params, body }) => gravacoes.confirmar(contexto, importaveis, { ...params, ...body }),
    );

    rota(
      'GET /importacoes-sessao/:id/recusadas',
      { permissao, summary: 'As linhas recusadas como planilha, com os motivos' },
      async ({ contexto, params }) => lerRecusadas(contexto, importaveis, params.id),
    );

    rota(
      'POST /importacoes-sessao/:id/correcao',
      { permissao, summary: 'Continua só com as linhas que não foram gravadas' },
      async ({ contexto, params }) => corrigirRecusadas(contexto, importaveis, params.id),
    );

    rota(
      'POST /importacoes-sessao/:id/criacao',
      { permissao, summary: 'Começa a importação do que as linhas citam e não está cadastrado' },
      async ({ contexto, params, body }) => criarOsQueFaltam(contexto, importaveis, { ...params, ...body }),
    );
  };

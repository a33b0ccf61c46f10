import { problema, renderTela, simularApi, verificarAcessibilidade, type Requisicao } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash, webcrypto } from 'node:crypto';
import BaixarVarios from './BaixarVarios.js';
import ConferirDocumento from './ConferirDocumento.js';

const CODIGO = 'Zk3_9-aB7cD1eF5h';
const CONFERENCIA = { rota: '/relatorio/documento/:codigo', endereco: `/relatorio/documento/${CODIGO}` };
const BYTES = '%PDF-1.7 doze';
const DOCUMENTO = {
  numero: 12,
  ano: 2026,
  titulo: 'Recebimento da solicitação 5/2026 – NF 7001',
  emitidoEm: '28/11/2026 10:30',
  autor: 'MARIA DA SILVA',
  sha256: createHash('sha256').update(BYTES).digest('hex'),
  endereco: '/relatorio/recebimento-compra/5',
};

/** jsdom has no digests. */
beforeAll(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true }));

const pdf = (texto: string, nome = 'recebimento.pdf') => {
  const arquivo = new File([texto], nome, { type: 'application/pdf' });
  // Nor can its files be read so.
  return Object.assign(arquivo, { arrayBuffer: async () => new TextEncoder().encode(texto).buffer });
};

test('a code confirms number, title, date, author and hash, and leads to the record', async () => {
  simularApi({ [`GET /documentos-emitidos/${CODIGO}`]: DOCUMENTO });
  const { container } = renderTela(<ConferirDocumento />, CONFERENCIA);
  expect(await screen.findByText('O documento 12/2026 foi emitido por este sistema.')).toBeVisible();
  for (const texto of [DOCUMENTO.titulo, DOCUMENTO.emitidoEm, DOCUMENTO.autor, DOCUMENTO.sha256])
    expect(screen.getByText(texto)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir o registro como está hoje' })).toHaveAttribute(
    'href',
    DOCUMENTO.endereco,
  );
  await verificarAcessibilidade(container);
});

test('a file is compared with the document in the browser: one byte makes it another file', async () => {
  const servidor = simularApi({ [`GET /documentos-emitidos/${CODIGO}`]: DOCUMENTO });
  renderTela(<ConferirDocumento />, CONFERENCIA);
  await userEvent.upload(await screen.findByLabelText('PDF do documento'), pdf(BYTES));
  expect(await screen.findByText('recebimento.pdf é igual ao arquivo emitido, até o último byte.')).toBeVisible();
  await userEvent.upload(screen.getByLabelText('PDF do documento'), pdf(`${BYTES} `, 'outro.pdf'));
  expect(await screen.findByText('outro.pdf não é o arquivo emitido.')).toBeVisible();
  expect(servidor.requisicoes.filter(({ rota }) => !rota.startsWith('GET'))).toEqual([]);
});

test.each([404, 422])(
  'a code that the server refuses with %i shows one sentence and nothing of the document',
  async (status) => {
    const frase = /^Nenhum documento que você possa ver tem este código\./;
    simularApi({
      [`GET /documentos-emitidos/${CODIGO}`]: problema(
        status,
        status === 404
          ? 'Nenhum documento que você possa ver tem este código. Confira o código, ou peça a quem tem acesso ao registro.'
          : 'O código não está inteiro.',
      ),
    });
    renderTela(<ConferirDocumento />, CONFERENCIA);
    expect(await screen.findByText(frase)).toBeVisible();
    expect(screen.queryByLabelText('PDF do documento')).not.toBeInTheDocument();
  },
);

const ROTA_DE_VARIOS = '/relatorio/varios/:tipo/:id?';
const MENUS = '/relatorio/varios/cardapio-impresso?de=01112026&para=30112026&forma=semanal&arquivo=ZIP';
const dia = (cardapios: object[]) => ({ diaDaSemana: 1, data: '02/11/2026', feriado: null, cardapios });
const menuDe = (id: number, nome: string, servido: boolean) => ({
  titulo: { id, nome },
  pratos: [],
  etapas: [],
  semanas: [
    { dias: [dia(servido ? [{ nome: 'A', etapa: 0, para: null, refeicoes: [] }] : [])], medias: [], conformidade: [] },
  ],
  nutricionista: null,
});
const UNIDADES = [
  { id: 10, unidadeEducacional: { id: 3, nome: 'EMEF CENTRO' } },
  { id: 11, unidadeEducacional: { id: 4, nome: 'EMEF NORTE' } },
  { id: 12, unidadeEducacional: { id: 5, nome: 'EMEF SUL' } },
];
const MENUS_DAS_UNIDADES = {
  'GET /estoques/me': UNIDADES,
  'GET /relatorios/cardapios-impressos': ({ busca }: Requisicao) =>
    menuDe(Number(busca.unidade), `UNIDADE ${busca.unidade}`, busca.unidade !== '4'),
};

/** The files that the page downloads. */
function ouvirDownloads(): Blob[] {
  const baixados: Blob[] = [];
  URL.createObjectURL = (arquivo) => `#${baixados.push(arquivo as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  return baixados;
}

test('the menus of all units are one file, in the order of the units; a unit without menus is left out', async () => {
  const baixados = ouvirDownloads();
  const servidor = simularApi({
    ...MENUS_DAS_UNIDADES,
    'POST /relatorios/arquivo': { nome: 'Cardápios.zip', conteudo: 'QQ==' },
  });
  renderTela(<BaixarVarios />, { rota: ROTA_DE_VARIOS, endereco: MENUS });
  expect(await screen.findByText('O arquivo Cardápios.zip foi baixado, com 2 documentos.')).toBeVisible();
  expect(screen.getByText('1 ficou de fora, porque não tem o que mostrar.')).toBeVisible();
  expect(baixados.map(({ type }) => type)).toEqual(['application/zip']);
  const [envio] = servidor.de('POST /relatorios/arquivo');
  const busca = '?de=01112026&para=30112026&forma=semanal';
  expect(envio?.corpo).toMatchObject({
    formato: 'ZIP',
    enderecos: [`/relatorio/cardapio-impresso/3${busca}`, `/relatorio/cardapio-impresso/5${busca}`],
    folhas: [{ titulo: 'Cardápio semanal – Unidade 3' }, { titulo: 'Cardápio semanal – Unidade 5' }],
  });
});

const solicitacao = (id: number, temRecebimentos: boolean) => ({
  id,
  numero: `${id}/2026`,
  dataSolicitacao: '01/03/2026',
  aquisicao: { id: 12, numero: '12', ano: 2026, aquisicaoTipo: 'CHAMADA', modalidadeLicitacao: null },
  fornecedor: {
    id: 5,
    nome: 'SABOR DA TERRA',
    cnpj: null,
    cpf: null,
    fornecedorTipo: 'JURIDICO',
    agriculturaFamiliar: false,
  },
  propostaVencedora: { id: 6, numeroContrato: 'C-1' },
  unidadeEducacional: { id: 30, nome: 'EM JARDIM' },
  valor: 250.5,
  status: 'RECEBIDA',
  temRecebimentos,
  recebimentoComecado: false,
  versao: 1,
});

test('the receipts of an acquisition are those of its requests that were delivered, page by page', async () => {
  ouvirDownloads();
  const servidor = simularApi({
    'GET /solicitacoes/pagina': ({ busca }: Requisicao) =>
      busca.apos === undefined
        ? { linhas: [solicitacao(7, true), solicitacao(8, false)], total: 3, semFiltro: 3, proximo: 'p2' }
        : { linhas: [solicitacao(9, true)], total: 3, semFiltro: 3, proximo: null },
    'GET /convencoes/unidades-produto': [],
    'GET /relatorios/recebimentos-compra/7': problema(404, 'Solicitação de compra não encontrada.'),
    'GET /relatorios/recebimentos-compra/9': problema(404, 'Solicitação de compra não encontrada.'),
  });
  renderTela(<BaixarVarios />, {
    rota: ROTA_DE_VARIOS,
    endereco: '/relatorio/varios/recebimento-compra/12?arquivo=PDF',
  });
  // Both are gone meanwhile.
  expect(await screen.findByText('Não há nenhum documento para baixar.')).toBeVisible();
  expect(servidor.de('GET /solicitacoes/pagina').map(({ busca }) => [busca.aquisicao, busca.apos])).toEqual([
    ['12', undefined],
    ['12', 'p2'],
  ]);
  expect(servidor.de('GET /relatorios/recebimentos-compra/8')).toEqual([]);
});

test('a file that the server does not write downloads nothing, and can be tried again', async () => {
  const baixados = ouvirDownloads();
  const servidor = simularApi({
    ...MENUS_DAS_UNIDADES,
    'POST /relatorios/arquivo': problema(503, 'Aguarde alguns segundos e tente novamente.'),
  });
  renderTela(<BaixarVarios />, { rota: ROTA_DE_VARIOS, endereco: MENUS });
  expect(await screen.findByText('Aguarde alguns segundos e tente novamente.')).toBeVisible();
  expect(baixados).toEqual([]);
  servidor.responder('POST /relatorios/arquivo', { nome: 'Cardápios.zip', conteudo: 'QQ==' });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(baixados).toHaveLength(1));
});

test('an address that names no documents is refused with the way back', async () => {
  simularApi({});
  renderTela(<BaixarVarios />, { rota: ROTA_DE_VARIOS, endereco: '/relatorio/varios/usuarios/1?arquivo=PDF' });
  expect(
    await screen.findByText('Este endereço não diz quais documentos baixar. Volte e escolha de novo.'),
  ).toBeVisible();
});

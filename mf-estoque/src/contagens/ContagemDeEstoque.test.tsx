import type { ConferenciaDaContagem, Contagem, ContagemComLotes, LoteDaContagem } from '@merenda/shared/contratos';
import {
  acionar,
  esperarDialogo,
  fingirTelaEstreita,
  problema,
  renderTela,
  simularApi,
  simularDialogos,
  verificarAcessibilidade,
  type Requisicao,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ContagemDeEstoque from './ContagemDeEstoque.js';

const ESTOQUES = [{ id: 3, unidadeEducacional: { id: 30, nome: 'ESCOLA AZUL' } }];

const lote = (id: number, nome: string, mudanca: Partial<LoteDaContagem> = {}): LoteDaContagem => ({
  id,
  produtoLote: {
    id: id * 10,
    numero: `L-${id}`,
    dataFabricacao: '01/01/2026',
    dataValidade: '31/12/2027',
    produto: {
      id: id * 100,
      nome,
      unidadeProduto: 'PACOTE',
      medidaReal: 5,
      unidadeMedida: 'KG',
      item: { id: 1, nome: 'GRÃO' },
    },
  },
  bloqueio: null,
  excluido: false,
  saldo: 10,
  contagem: null,
  ...mudanca,
});
const ARROZ = lote(1, 'ARROZ');
const FEIJAO = lote(2, 'FEIJÃO', { saldo: 4 });

const CONTAGEM: Contagem = {
  id: 12,
  status: 'ABERTA',
  asCegas: false,
  comZerados: false,
  outraPessoaConfirma: false,
  revisao: 1,
  inicio: { quando: '20/11/2026 08:00', usuario: 'JOANA' },
  fim: null,
  contados: 0,
  resultado: null,
};
const FIM = { quando: '20/11/2026 10:00', usuario: 'JOANA', motivo: 'Fim de mês' };
const LANCADA: Contagem = {
  ...CONTAGEM,
  id: 11,
  status: 'LANCADA',
  fim: FIM,
  contados: 3,
  resultado: { naoContados: 0, comDiferenca: 2, semPreco: 1, valor: -30 },
};

/** What the server answers to the count of a lot. */
function gravar(um: LoteDaContagem) {
  return ({ corpo }: Requisicao): LoteDaContagem => {
    const { contada } = corpo as { contada: number | null };
    const contagem = contada === null ? null : { contada, usuario: 'JOANA', quando: '20/11/2026 09:30' };
    return { ...um, contagem };
  };
}

function abrir(rotas: Record<string, unknown>, contagens: Contagem[] = [CONTAGEM], endereco = '/tela?estoque=3') {
  simularDialogos();
  const servidor = simularApi({
    'GET /estoques/me': ESTOQUES,
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 09:00' },
    'GET /estoques/3/contagens': contagens,
    ...rotas,
  });
  const tela = renderTela(<ContagemDeEstoque />, {
    permissoes: ['ESTOQUES'],
    estoques: ESTOQUES,
    rota: '/tela',
    endereco,
  });
  return { ...tela, servidor };
}

const folha = (lotes: LoteDaContagem[], mudanca: Partial<Contagem> = {}): ContagemComLotes => ({
  ...CONTAGEM,
  ...mudanca,
  lotes,
});

const LOTE_1 = 'PUT /estoques/3/contagens/12/produtos-estoque/1';
const LOTE_2 = 'PUT /estoques/3/contagens/12/produtos-estoque/2';
const campo = (nome: RegExp) => screen.findByRole('textbox', { name: nome });
const linhaDo = async (nome: RegExp) => within((await campo(nome)).closest('li')!);

test('a count begins with its three choices', async () => {
  const { usuario, servidor } = abrir({ 'POST /estoques/3/contagens': CONTAGEM }, []);
  expect(await screen.findByText(/^Nenhuma contagem aberta nesta unidade\./)).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Iniciar contagem' }));
  const modal = within(await esperarDialogo('Iniciar Contagem'));
  await usuario.click(modal.getByRole('checkbox', { name: 'Contar às cegas' }));
  await usuario.click(modal.getByRole('checkbox', { name: 'Outra pessoa confirma' }));
  await verificarAcessibilidade();
  servidor.responder('GET /estoques/3/contagens', [CONTAGEM]);
  servidor.responder('GET /estoques/3/contagens/12', folha([ARROZ]));
  await usuario.click(modal.getByRole('button', { name: 'Iniciar contagem' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('0 de 1 lotes contados.')).toBeInTheDocument();
  expect(servidor.de('POST /estoques/3/contagens')[0]?.corpo).toEqual({
    asCegas: true,
    comZerados: false,
    outraPessoaConfirma: true,
  });
});

test('Enter goes down, and each lot is stored by itself, with its weight, who counted it and when', async () => {
  const { usuario, servidor } = abrir({
    'GET /estoques/3/contagens/12': folha([ARROZ, FEIJAO]),
    [LOTE_1]: gravar(ARROZ),
    [LOTE_2]: gravar(FEIJAO),
  });
  const arroz = await campo(/^Contado de Arroz, lote L-1$/);
  expect((await linhaDo(/Arroz/)).getByText('50 kg')).toBeInTheDocument();
  await usuario.type(arroz, '8,5{Enter}');
  expect(await campo(/Feijão/)).toHaveFocus();
  expect(await screen.findByText('1 de 2 lotes contados.')).toBeInTheDocument();
  expect((await linhaDo(/Arroz/)).getByText('Joana, 20/11/2026 09:30')).toBeInTheDocument();
  expect((await linhaDo(/Arroz/)).getByText('= 42,5 kg')).toBeInTheDocument();
  // Nothing was found: a zero is a count.
  await usuario.keyboard('0{Enter}');
  expect(await screen.findByText('2 de 2 lotes contados.')).toBeInTheDocument();
  expect(servidor.de(LOTE_1)[0]?.corpo).toEqual({ contada: 8.5, lida: null });
  expect(servidor.de(LOTE_2)[0]?.corpo).toEqual({ contada: 0, lida: null });
  await verificarAcessibilidade();
});

test('a field that is passed without a change sends nothing; an emptied one clears the count', async () => {
  const contado = lote(1, 'ARROZ', { contagem: { contada: 9, usuario: 'BIA', quando: '20/11/2026 09:00' } });
  const { usuario, servidor } = abrir({
    'GET /estoques/3/contagens/12': folha([contado, FEIJAO]),
    [LOTE_1]: gravar(ARROZ),
  });
  const arroz = await campo(/Arroz/);
  expect(arroz).toHaveValue('9');
  await usuario.click(arroz);
  await usuario.keyboard('{Enter}{Enter}');
  expect(servidor.de(LOTE_1)).toEqual([]);
  await usuario.clear(arroz);
  await usuario.tab();
  expect(await screen.findByText('0 de 2 lotes contados.')).toBeInTheDocument();
  expect(servidor.de(LOTE_1)[0]?.corpo).toEqual({ contada: null, lida: 9 });
});

test('a text that is no number stays, with its error, and is not sent', async () => {
  const { usuario, servidor } = abrir({ 'GET /estoques/3/contagens/12': folha([ARROZ, FEIJAO]) });
  const arroz = await campo(/Arroz/);
  await usuario.type(arroz, '8.5{Enter}');
  expect(await (await linhaDo(/Arroz/)).findByRole('alert')).toHaveTextContent(/vírgula para os decimais/);
  expect(arroz).toHaveValue('8.5');
  expect(servidor.de(LOTE_1)).toEqual([]);
});

test('a refused count says why, keeps what was typed, and is stored again on the count of the other', async () => {
  const frase = 'Bia contou 7 neste lote. Confira e grave de novo.';
  const deBia = lote(1, 'ARROZ', { contagem: { contada: 7, usuario: 'BIA', quando: '20/11/2026 09:00' } });
  const { usuario, servidor } = abrir({
    'GET /estoques/3/contagens/12': folha([ARROZ]),
    [LOTE_1]: problema(409, frase, [{ campo: 'contada', mensagem: frase }]),
  });
  const arroz = await campo(/Arroz/);
  servidor.responder('GET /estoques/3/contagens/12', folha([deBia]));
  await usuario.type(arroz, '8{Enter}');
  expect(await screen.findByText(frase)).toBeInTheDocument();
  expect(arroz).toHaveValue('8');
  expect(arroz).toBeInvalid();
  // Looking at the field sends nothing.
  await usuario.click(arroz);
  await usuario.tab();
  expect(servidor.de(LOTE_1)).toHaveLength(1);
  servidor.responder(LOTE_1, gravar(ARROZ));
  await usuario.click(screen.getByRole('button', { name: 'Gravar de novo a contagem de Arroz, lote L-1' }));
  expect(await screen.findByText('Joana, 20/11/2026 09:30')).toBeInTheDocument();
  expect(servidor.de(LOTE_1)[1]?.corpo).toEqual({ contada: 8, lida: 7 });
});

test('a count whose answer is lost keeps its key until it is stored; another count has its own', async () => {
  const { usuario, servidor } = abrir({
    'GET /estoques/3/contagens/12': folha([ARROZ]),
    [LOTE_1]: problema(503, 'Muito movimento.'),
  });
  await usuario.type(await campo(/Arroz/), '8{Enter}');
  expect(await screen.findByText('Muito movimento.')).toBeInTheDocument();
  servidor.responder(LOTE_1, gravar(ARROZ));
  await usuario.click(screen.getByRole('button', { name: 'Gravar de novo a contagem de Arroz, lote L-1' }));
  expect(await screen.findByText('1 de 1 lotes contados.')).toBeInTheDocument();
  await usuario.clear(await campo(/Arroz/));
  await usuario.tab();
  await waitFor(() => expect(servidor.de(LOTE_1)).toHaveLength(3));
  const [perdida, repetida, outra] = servidor.de(LOTE_1).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(repetida).toBe(perdida);
  expect(outra).not.toBe(perdida);
});

test('a blind sheet shows no balance and is marked as blind; the lots that are missing are found', async () => {
  const contado = lote(1, 'ARROZ', {
    saldo: null,
    contagem: { contada: 9, usuario: 'BIA', quando: '20/11/2026 09:00' },
  });
  const { usuario } = abrir({
    'GET /estoques/3/contagens/12': folha([contado, lote(2, 'FEIJÃO', { saldo: null })], { asCegas: true }),
  });
  expect(await screen.findByText(/A contagem é às cegas/)).toBeInTheDocument();
  expect(screen.queryByText('No sistema')).not.toBeInTheDocument();
  await usuario.click(screen.getByRole('checkbox', { name: 'Só os que faltam contar' }));
  expect(screen.getAllByRole('textbox', { name: /^Contado de/ })).toHaveLength(1);
  await usuario.type(screen.getByRole('textbox', { name: 'Produto, item ou lote' }), 'arroz');
  expect(await screen.findByText('Nada encontrado para esta busca.')).toBeInTheDocument();
});

const DIFERENCAS: ConferenciaDaContagem = {
  revisao: 4,
  naoContados: 2,
  impedimento: null,
  lotes: [
    {
      id: 1,
      produtoLote: ARROZ.produtoLote,
      contada: 8.5,
      saldo: 10,
      diferenca: -1.5,
      precoUnidade: 20,
      valor: -30,
      usuario: 'JOANA',
      quando: '20/11/2026 09:30',
      impedimento: null,
      estorno: null,
    },
    {
      id: 2,
      produtoLote: FEIJAO.produtoLote,
      contada: 5,
      saldo: 4,
      diferenca: 1,
      precoUnidade: null,
      valor: null,
      usuario: 'BIA',
      quando: '20/11/2026 09:31',
      impedimento: null,
      estorno: null,
    },
    {
      id: 4,
      produtoLote: lote(4, 'SAL').produtoLote,
      contada: 3,
      saldo: 3,
      diferenca: 0,
      precoUnidade: 2,
      valor: 0,
      usuario: 'BIA',
      quando: '20/11/2026 09:32',
      impedimento: null,
      estorno: null,
    },
  ],
};
const celulas = (nome: RegExp) =>
  within(screen.getByRole('row', { name: nome }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the differences are shown in packages and R$ before they are booked with a reason', async () => {
  const { usuario, servidor } = abrir({
    'GET /estoques/3/contagens/12': folha([ARROZ]),
    'GET /estoques/3/contagens/12/conferencia': DIFERENCAS,
    'PUT /estoques/3/contagens/12/lancar': LANCADA,
  });
  await usuario.click(await screen.findByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('2 lotes com saldo não foram contados e ficam como estão.')).toBeInTheDocument();
  expect(celulas(/Arroz/)).toEqual([
    'Arroz, lote L-1',
    '50 kg (10 × pacote de 5 kg)',
    '42,5 kg (8,5 × pacote de 5 kg)',
    '-7,5 kg (-1,5 × pacote de 5 kg)',
    '-R$ 30,00',
    'Joana, 20/11/2026 09:30',
  ]);
  expect(celulas(/Feijão/).slice(3, 5)).toEqual(['+5 kg (1 × pacote de 5 kg)', 'Sem preço']);
  // Named, and not counted as nothing.
  expect(screen.getByText('Feijão, lote L-2', { selector: '.ant-alert *' })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Sal,/ })).not.toBeInTheDocument();
  await usuario.click(screen.getByRole('checkbox', { name: 'Mostrar também os que conferem' }));
  expect(screen.getByRole('row', { name: /Sal,/ })).toBeInTheDocument();
  await verificarAcessibilidade();

  await usuario.click(screen.getByRole('button', { name: 'Lançar' }));
  const modal = within(await esperarDialogo('Lançar Contagem'));
  await usuario.type(modal.getByRole('textbox', { name: 'Motivo' }), 'Fim de mês');
  servidor.responder('GET /estoques/3/contagens', [{ ...LANCADA, id: 12 }]);
  await usuario.click(modal.getByRole('button', { name: 'Lançar' }));
  expect(await screen.findByText('Deseja realmente lançar a Contagem no estoque?')).toBeInTheDocument();
  expect(screen.getByText(/^Arroz, lote L-1: de .* para .*\.$/)).toBeInTheDocument();
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Contagem lançada com sucesso!')).toBeInTheDocument();
  expect(servidor.de('PUT /estoques/3/contagens/12/lancar')[0]?.corpo).toEqual({ revisao: 4, motivo: 'Fim de mês' });
});

test('a lot that cannot be booked shows the reason, and nothing is sent', async () => {
  const recusa = 'O lote L-1 tem 1 agora, e a contagem tiraria 1,5. Conte o lote de novo.';
  const [arroz, ...outros] = DIFERENCAS.lotes;
  abrir(
    {
      'GET /estoques/3/contagens/12/conferencia': {
        ...DIFERENCAS,
        impedimento: 'Esta contagem deve ser lançada por outra pessoa: quem contou não pode lançá-la.',
        lotes: [{ ...arroz, impedimento: recusa }, ...outros],
      },
    },
    [CONTAGEM],
    '/tela?estoque=3&conferir=12',
  );
  expect(await screen.findByText(recusa)).toBeInTheDocument();
  expect(
    screen.getByText('Esta contagem deve ser lançada por outra pessoa: quem contou não pode lançá-la.'),
  ).toBeInTheDocument();
  expect(screen.getByText('1 lote não pode ser lançado. A razão está ao lado dele.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Lançar' })).toBeDisabled();
});

test('earlier counts tell their result, open their differences and print', async () => {
  const { usuario, router } = abrir({ 'GET /estoques/3/contagens/11/conferencia': { ...DIFERENCAS, naoContados: 0 } }, [
    LANCADA,
  ]);
  await screen.findByRole('row', { name: /Nº 11/ });
  expect(celulas(/Nº 11/).slice(1, 8)).toEqual([
    'Lançada',
    '20/11/2026 08:00, Joana',
    '20/11/2026 10:00, Joana',
    'Fim de mês',
    '3',
    '2',
    '-R$ 30,00, sem preço: 1',
  ]);
  await acionar(usuario, 'Diferenças', 'Contagem nº 11');
  expect(await screen.findByRole('row', { name: /Arroz/ })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?estoque=3&conferir=11');
  expect(screen.queryByRole('button', { name: 'Lançar' })).not.toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(router.state.location.pathname).toBe('/relatorio/contagem-estoque/3/11');
});

test('a balance that was reversed after the booking is marked, and its value is no longer in the sum', async () => {
  const estorno = { motivo: 'Era outro lote', usuario: 'ESTOQUISTA', quando: '06/11/2026 09:00' };
  const lotes = DIFERENCAS.lotes.map((uma) => (uma.id === 1 ? { ...uma, estorno } : uma));
  const { usuario } = abrir({ 'GET /estoques/3/contagens/11/conferencia': { ...DIFERENCAS, naoContados: 0, lotes } }, [
    LANCADA,
  ]);
  await acionar(usuario, 'Diferenças', 'Contagem nº 11');
  expect(await screen.findByText(/Era outro lote · Estoquista, em 06\/11\/2026 09:00/)).toBeInTheDocument();
  expect(screen.getByText('Estornado')).toBeInTheDocument();
  expect(screen.queryByText('R$ 30,00')).not.toBeInTheDocument();
});

test('a count is cancelled with a reason', async () => {
  const { usuario, servidor } = abrir({
    'GET /estoques/3/contagens/12': folha([ARROZ]),
    'PUT /estoques/3/contagens/12/cancelar': { ...CONTAGEM, status: 'CANCELADA', fim: FIM },
  });
  await usuario.click(await screen.findByRole('button', { name: 'Cancelar contagem' }));
  const modal = within(await esperarDialogo('Cancelar Contagem'));
  await usuario.type(modal.getByRole('textbox', { name: 'Motivo' }), 'Chuva');
  servidor.responder('GET /estoques/3/contagens', [{ ...CONTAGEM, status: 'CANCELADA', fim: FIM }]);
  await usuario.click(modal.getByRole('button', { name: 'Cancelar contagem' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Contagem cancelada com sucesso!')).toBeInTheDocument();
  expect(servidor.de('PUT /estoques/3/contagens/12/cancelar')[0]?.corpo).toEqual({ motivo: 'Chuva' });
});

test('on a phone the sheet and the differences are accessible; a failed reading can be repeated', async () => {
  fingirTelaEstreita(true);
  const { usuario, servidor } = abrir({
    'GET /estoques/3/contagens/12': problema(503, 'O banco de dados não responde.'),
    'GET /estoques/3/contagens/12/conferencia': DIFERENCAS,
  });
  expect(await screen.findByText('O banco de dados não responde.')).toBeInTheDocument();
  servidor.responder('GET /estoques/3/contagens/12', folha([ARROZ]));
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await campo(/Arroz/)).toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('Arroz, lote L-1')).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('a label that is read goes to the field of its lot, whatever was searched', async () => {
  const { usuario } = abrir({ 'GET /estoques/3/contagens/12': folha([ARROZ, FEIJAO]) });
  await usuario.type(await screen.findByRole('textbox', { name: 'Produto, item ou lote' }), 'arroz');
  expect(screen.queryByRole('textbox', { name: /^Contado de Feijão/ })).not.toBeInTheDocument();
  for (let vez = 0; vez < 2; vez += 1) {
    await usuario.click(screen.getByRole('button', { name: 'Ler etiqueta' }));
    const leitor = within(await esperarDialogo('Ler etiqueta'));
    await usuario.type(leitor.getByRole('textbox', { name: 'Número do lote' }), 'l-2{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Contado de Feijão, lote L-2' })).toHaveFocus());
  }
});

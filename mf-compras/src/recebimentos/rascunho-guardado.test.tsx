import type { ConteudoDoRascunho, RascunhoDoRecebimento, Solicitacao } from '@merenda/shared/contratos';
import {
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SEM_RASCUNHO, umaSolicitacao } from '../teste/solicitacoes.js';
import { ModalRecebimento } from './ModalRecebimento.js';

const LER = 'GET /solicitacoes/2/rascunho';
const GUARDAR = 'PUT /solicitacoes/2/rascunho';
const DESCARTAR = 'DELETE /solicitacoes/2/rascunho';
const RECEBER = 'PUT /solicitacoes/2/receber';

/** Of the rice, 4 of the 6 that were open are typed. */
const CONTEUDO: ConteudoDoRascunho = {
  notaFiscal: { numero: 'NF 7', dataRecebimento: '19/11/2026' },
  observacao: 'Caminhão das 8h',
  placa: 'ABC1D23',
  produtos: [{ produto: { id: 5 }, falta: 6, chegou: true, lotes: [{ lote: 'A1', quantidade: 4, deAcordo: 'SIM' }] }],
};
const rascunho = (mudanca: Partial<RascunhoDoRecebimento> = {}): RascunhoDoRecebimento => ({
  id: 8,
  autor: 'MARIA DA SILVA',
  quando: '19/11/2026 16:10',
  conteudo: CONTEUDO,
  ...mudanca,
});
/** What the server says when the colleague has kept a draft meanwhile. */
const OUTRA = 'Maria da Silva guardou outra versão deste recebimento em 20/11/2026 às 10:40.';
const CONFLITO = problema(409, OUTRA, [{ campo: 'anterior', mensagem: OUTRA }]);

async function abrir(rotas: object = {}, solicitacao: Solicitacao = umaSolicitacao()) {
  const servidor = simularApi({
    ...SEM_RASCUNHO,
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /solicitacoes/2': solicitacao,
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    ...rotas,
  });
  const aoFechar = jest.fn();
  const { usuario } = renderTela(<ModalRecebimento id={2} aoFechar={aoFechar} />);
  const observacao = await screen.findByRole('textbox', { name: 'Observação' });
  const modal = within(await esperarDialogo('Verificar Recebimento'));
  const clicar = async (nome: string) => usuario.click(await screen.findByRole('button', { name: nome }));
  const arroz = () => within(modal.getByRole('group', { name: 'Arroz 5 kg' }));
  return { servidor, usuario, modal, observacao, clicar, arroz, aoFechar };
}
type Aberto = Awaited<ReturnType<typeof abrir>>;

const guardados = ({ servidor }: Pick<Aberto, 'servidor'>) => servidor.de(GUARDAR).map(({ corpo }) => corpo);
const guardado = async ({ modal }: Pick<Aberto, 'modal'>) =>
  expect(await modal.findByText('Rascunho guardado às 10:42', {}, { timeout: 3000 })).toBeInTheDocument();

test('typed values are kept a moment later, without untouched fields; the form may close and go on later', async () => {
  const tela = await abrir();
  const { usuario, observacao, clicar, arroz, aoFechar } = tela;
  await colar(usuario, observacao, 'Chegou');
  await usuario.click(arroz().getByRole('checkbox'));
  await colar(usuario, arroz().getByRole('textbox', { name: 'Lote' }), 'A1');
  await guardado(tela);
  expect(guardados(tela).at(-1)).toEqual({
    anterior: null,
    conteudo: {
      notaFiscal: { dataRecebimento: '20/11/2026' },
      observacao: 'Chegou',
      produtos: [{ produto: { id: 5 }, falta: 6, chegou: true, lotes: [{ lote: 'A1', quantidade: 6 }] }],
      deFora: [],
    },
  });
  const antes = guardados(tela).length;
  await colar(usuario, observacao, 'Chegou cedo');
  // Before the pause is over.
  await clicar('Cancelar');
  await esperarDialogo('Sair do recebimento?');
  await verificarAcessibilidade();
  await clicar('Continuar depois');
  await waitFor(() => expect(aoFechar).toHaveBeenCalled());
  expect(guardados(tela).length).toBeGreaterThan(antes);
  expect(guardados(tela).at(-1)).toMatchObject({ anterior: 1, conteudo: { observacao: 'Chegou cedo' } });
});

test('nothing typed: nothing is kept, and the form closes without a question', async () => {
  const { servidor, clicar, aoFechar } = await abrir();
  await clicar('Cancelar');
  await waitFor(() => expect(aoFechar).toHaveBeenCalled());
  expect(servidor.de(GUARDAR)).toEqual([]);
});

test('a draft opens with its content and the name of its author; recorded, it is the typed receipt', async () => {
  const { servidor, usuario, modal, observacao, clicar, arroz } = await abrir({
    [LER]: rascunho(),
    [RECEBER]: umaSolicitacao(),
  });
  expect(modal.getByText('Rascunho de Maria da Silva, ontem às 16:10')).toBeInTheDocument();
  expect(observacao).toHaveValue('Caminhão das 8h');
  expect(modal.getByRole('textbox', { name: 'Placa do veículo' })).toHaveValue('ABC1D23');
  expect(modal.getByRole('textbox', { name: 'Data do recebimento' })).toHaveValue('19/11/2026');
  expect(arroz().getByRole('textbox', { name: 'Lote' })).toHaveValue('A1');
  expect(arroz().getByRole('textbox', { name: 'Quantidade recebida' })).toHaveValue('4');
  await verificarAcessibilidade();
  await colar(usuario, modal.getByRole('textbox', { name: 'Valor da nota' }), '40,00');
  await colar(usuario, modal.getByRole('textbox', { name: 'Data de emissão' }), '18/11/2026');
  await colar(usuario, arroz().getByRole('textbox', { name: 'Data de fabricação' }), '01/02/2026');
  await colar(usuario, arroz().getByRole('textbox', { name: 'Data de validade' }), '01/02/2099');
  await clicar('Receber');
  await clicar('Sim');
  await waitFor(() =>
    expect(servidor.de(RECEBER)[0]?.corpo).toMatchObject({
      notaFiscal: { numero: 'NF 7', valor: 40 },
      placa: 'ABC1D23',
      produtos: [{ produto: { id: 5 }, lote: 'A1', quantidade: 4, deAcordo: true }],
    }),
  );
  // After the receipt no draft is on its way.
  expect(servidor.requisicoes.findLastIndex(({ rota }) => rota === GUARDAR)).toBeLessThan(
    servidor.requisicoes.findIndex(({ rota }) => rota === RECEBER),
  );
});

test('"Começar de novo" deletes the draft and opens an empty form', async () => {
  const { servidor, clicar } = await abrir({ [LER]: rascunho({ autor: null }) });
  expect(screen.getByText('Seu rascunho, ontem às 16:10')).toBeInTheDocument();
  await clicar('Começar de novo');
  await clicar('Sim');
  await waitFor(() => expect(screen.queryByText(/^Seu rascunho/)).not.toBeInTheDocument());
  expect(servidor.de(DESCARTAR)[0]?.busca).toEqual({ anterior: '8' });
  expect(await screen.findByRole('textbox', { name: 'Observação' })).toHaveValue('');
  expect(servidor.de(GUARDAR)).toEqual([]);
});

test('"Descartar" deletes the kept draft', async () => {
  const tela = await abrir();
  await colar(tela.usuario, tela.observacao, 'Chegou');
  await guardado(tela);
  await tela.clicar('Cancelar');
  expect(await screen.findByText('Descartar apaga também o rascunho que já estava guardado.')).toBeInTheDocument();
  await tela.clicar('Descartar');
  await waitFor(() => expect(tela.aoFechar).toHaveBeenCalled());
  expect(tela.servidor.de(DESCARTAR)[0]?.busca).toEqual({ anterior: '1' });
});

test('another version that was kept meanwhile is named, and mine replaces it only if I confirm', async () => {
  const tela = await abrir({ [GUARDAR]: CONFLITO });
  const { servidor, usuario, observacao, clicar } = tela;
  servidor.responder(LER, rascunho({ id: 9 }));
  await colar(usuario, observacao, 'A minha');
  expect(await screen.findByText(OUTRA, {}, { timeout: 3000 })).toBeInTheDocument();
  await verificarAcessibilidade();
  // Later typing is not sent over it.
  await colar(usuario, observacao, 'A minha mesmo');
  await clicar('Cancelar');
  await clicar('Continuar depois');
  expect(await screen.findByText('O rascunho não foi guardado')).toBeInTheDocument();
  expect(tela.aoFechar).not.toHaveBeenCalled();
  servidor.responder(GUARDAR, SEM_RASCUNHO[GUARDAR]);
  await clicar('Manter a minha');
  await guardado(tela);
  expect(guardados(tela).at(-1)).toMatchObject({ anterior: 9, conteudo: { observacao: 'A minha mesmo' } });
});

test('or the other version takes the place of mine', async () => {
  const { servidor, usuario, observacao, clicar } = await abrir({ [GUARDAR]: CONFLITO });
  servidor.responder(LER, rascunho({ id: 9, quando: '20/11/2026 10:40' }));
  await colar(usuario, observacao, 'A minha');
  await screen.findByText(OUTRA, {}, { timeout: 3000 });
  servidor.responder(GUARDAR, SEM_RASCUNHO[GUARDAR]);
  await clicar('Usar a versão de Maria da Silva');
  expect(await screen.findByText('Rascunho de Maria da Silva, às 10:40')).toBeInTheDocument();
  const campo = await screen.findByRole('textbox', { name: 'Observação' });
  expect(campo).toHaveValue('Caminhão das 8h');
  await colar(usuario, campo, '!');
  await waitFor(() => expect(servidor.de(GUARDAR).at(-1)?.corpo).toMatchObject({ anterior: 9 }), { timeout: 3000 });
});

test('a failure to keep the draft is shown and retried; the typed values stay', async () => {
  const tela = await abrir({ [GUARDAR]: problema(503, 'Em manutenção.') });
  await colar(tela.usuario, tela.observacao, 'Chegou');
  expect(
    await screen.findByText('Não foi possível guardar o rascunho. Em manutenção.', {}, { timeout: 3000 }),
  ).toBeInTheDocument();
  tela.servidor.responder(GUARDAR, SEM_RASCUNHO[GUARDAR]);
  await tela.clicar('Tentar novamente');
  await guardado(tela);
  expect(tela.observacao).toHaveValue('Chegou');
});

test('a changed open quantity is shown, and so are the values that a draft does not hold', async () => {
  const solicitacao = umaSolicitacao();
  const [arroz, feijao] = solicitacao.itens;
  const { modal } = await abrir(
    {
      [LER]: rascunho({
        conteudo: {
          ...CONTEUDO,
          produtos: [
            ...CONTEUDO.produtos,
            { produto: { id: 6 }, falta: 3, chegou: true, lotes: [{ quantidade: 3 }] },
            { produto: { id: 99 }, falta: 1, chegou: true, lotes: [{ quantidade: 1 }] },
          ],
          deFora: ['IMAGEM', 'XML'],
        },
      }),
    },
    {
      ...solicitacao,
      itens: [
        { ...arroz!, quantidadeRecebida: 7 },
        { ...feijao!, quantidadeRecebida: 3 },
      ],
    },
  );
  for (const frase of [
    /^Arroz 5 kg: falta receber 15\skg \(3 × pacote de 5\skg\); no rascunho: 30\skg \(6 × pacote de 5\skg\)\.$/,
    'Feijão: tudo já foi recebido; os dados digitados foram descartados.',
    'Um produto do rascunho saiu da solicitação; os dados digitados para ele foram descartados.',
    'A imagem da nota não foi guardada no rascunho: escolha-a de novo ao continuar.',
    'O XML da NF-e é grande demais para o rascunho: leia-o de novo ao continuar.',
  ])
    expect(modal.getByText(frase)).toBeInTheDocument();
  // The typed text stays, and the form refuses it at its place.
  expect(modal.getByRole('textbox', { name: 'Quantidade recebida' })).toHaveValue('4');
});

test('the picture of the invoice is kept: sent once, and there on another device', async () => {
  const FOTOS = 'POST /solicitacoes/2/fotos';
  const tela = await abrir({ [FOTOS]: { id: 31 } });
  const { servidor, usuario, modal, observacao } = tela;
  await usuario.upload(modal.getByLabelText('Arquivo da imagem'), new File(['x'], 'n.png', { type: 'image/png' }));
  await waitFor(() => expect(guardados(tela).at(-1)).toMatchObject({ conteudo: { imagem: 31, deFora: [] } }), {
    timeout: 3000,
  });
  await colar(usuario, observacao, 'Chegou');
  await waitFor(
    () => expect(guardados(tela).at(-1)).toMatchObject({ conteudo: { imagem: 31, observacao: 'Chegou' } }),
    { timeout: 3000 },
  );
  expect(servidor.de(FOTOS)).toHaveLength(1);
});

test('a draft opens with its picture', async () => {
  const comImagem = rascunho({ conteudo: { ...CONTEUDO, imagem: 31 } });
  const { modal } = await abrir({
    [LER]: comImagem,
    'GET /solicitacoes/2/fotos/31': 'data:image/jpeg;base64,AAAA',
  });
  expect(modal.getByRole('img', { name: 'Imagem da nota fiscal' })).toHaveAttribute(
    'src',
    'data:image/jpeg;base64,AAAA',
  );
});

test('a picture that the server has no more is asked for again', async () => {
  const { modal } = await abrir({
    [LER]: rascunho({ conteudo: { ...CONTEUDO, imagem: 31 } }),
    'GET /solicitacoes/2/fotos/31': problema(404, 'Foto não encontrada.'),
  });
  expect(modal.getByText(/^A imagem da nota não foi guardada no rascunho/)).toBeInTheDocument();
});

test('an NF-e of the draft is taken for read, and goes with the receipt', async () => {
  const nota = { numero: '4321', xml: '<NFe/>', motivoDestinatario: null, produtos: [] };
  const { modal } = await abrir({ [LER]: rascunho({ conteudo: { ...CONTEUDO, notaEletronica: nota } }) });
  expect(modal.getByText(/^A NF-e 4321 preencheu o recebimento/)).toBeInTheDocument();
});

test('a draft that cannot be read says why, and is read again', async () => {
  const servidor = simularApi({
    ...SEM_RASCUNHO,
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /solicitacoes/2': umaSolicitacao(),
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    [LER]: problema(500, 'Falhou.'),
  });
  const { usuario } = renderTela(<ModalRecebimento id={2} aoFechar={() => undefined} />);
  await screen.findByText('Falhou.');
  servidor.responder(LER, rascunho());
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Rascunho de Maria da Silva, ontem às 16:10')).toBeInTheDocument();
});

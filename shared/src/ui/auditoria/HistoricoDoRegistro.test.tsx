import { useEscrita } from '@merenda/shared';
import {
  problema,
  renderTela,
  simularApi,
  umaMudanca,
  umaPagina,
  verificarAcessibilidade,
  type Requisicao,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HistoricoDoRegistro } from './HistoricoDoRegistro.js';

const ROTA = 'GET /auditoria/itens-produto/7';
const CADASTRO = umaMudanca({ id: 2, usuario: 'Sistema', acao: 'CRIAR', antes: null, depois: { nome: 'FUBÁ' } });

function Gravar() {
  const { mutate } = useEscrita(() => Promise.resolve(), []);
  return <button onClick={() => mutate(undefined)}>Gravar</button>;
}

function montar(resposta: unknown) {
  const servidor = simularApi({ [ROTA]: resposta });
  const tela = renderTela(
    <>
      <HistoricoDoRegistro entidade="itens-produto" id={7} />
      <Gravar />
    </>,
  );
  const abrir = () => tela.usuario.click(screen.getByRole('button', { name: 'Histórico', expanded: false }));
  return { servidor, abrir, ...tela };
}

const linhas = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the changes are read when the section is opened, and say who, when and what; a new record only who and when', async () => {
  const { servidor, abrir } = montar(umaPagina([umaMudanca(), CADASTRO]));
  expect(servidor.de(ROTA)).toEqual([]);
  await abrir();
  await screen.findByRole('list', { name: 'Histórico' });
  expect(linhas()).toEqual([
    'Alteração 20/03/2026 08:15, por Ana LimaNome: de FUBÁ para FUBÁ MIMOSO',
    'Cadastro 20/03/2026 08:15, por Sistema',
  ]);
  await verificarAcessibilidade();
});

test('a change of a part names the part, and a new part shows what it has', async () => {
  const aditivo = { entidade: 'aditivos', entidadeId: 3, acao: 'CRIAR', antes: null, depois: { valor: 250 } };
  const { abrir } = montar(umaPagina([umaMudanca(aditivo)]));
  await abrir();
  await screen.findByRole('list', { name: 'Histórico' });
  expect(linhas()).toEqual(['Aditivo nº 3: Cadastro 20/03/2026 08:15, por Ana LimaValor: 250']);
});

test("'Ver mais' reads the changes before the last one that is shown; there is none after the first change", async () => {
  const { servidor, abrir, usuario } = montar(({ busca }: Requisicao) =>
    busca.apos === 'depois' ? umaPagina([CADASTRO]) : umaPagina([umaMudanca()], { total: 2, proximo: 'depois' }),
  );
  await abrir();
  await usuario.click(await screen.findByRole('button', { name: 'Ver mais' }));
  await waitFor(() => expect(linhas()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Ver mais' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('listitem')[1]).toHaveFocus());
  expect(servidor.de(ROTA).map(({ busca }) => busca)).toEqual([
    { porPagina: '20' },
    { apos: 'depois', porPagina: '20' },
  ]);
});

test('a change of many fields shows six of them, and the others when asked', async () => {
  const campos = (valor: string) => Object.fromEntries([...'abcdefgh'].map((campo) => [campo, valor]));
  const { abrir, usuario } = montar(umaPagina([umaMudanca({ antes: campos('1'), depois: campos('2') })]));
  await abrir();
  const linha = within(await screen.findByRole('listitem'));
  expect(linha.getAllByText(/^[A-H]:$/)).toHaveLength(6);
  await usuario.click(linha.getByRole('button', { name: 'Mostrar mais 2 campos' }));
  expect(linha.getAllByText(/^[A-H]:$/)).toHaveLength(8);
  expect(screen.getByRole('listitem')).toHaveFocus();
});

test('a write on the screen is in the open history', async () => {
  const { servidor, abrir, usuario } = montar(umaPagina([CADASTRO]));
  await abrir();
  await screen.findByRole('list', { name: 'Histórico' });
  servidor.responder(ROTA, umaPagina([umaMudanca(), CADASTRO]));
  await usuario.click(screen.getByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(linhas()).toHaveLength(2));
});

test('a refusal is shown and can be retried; a record without changes shows a message', async () => {
  const { servidor, abrir, usuario } = montar(problema(503, 'O banco de dados está indisponível no momento.'));
  await abrir();
  expect(await screen.findByText('O banco de dados está indisponível no momento.')).toBeInTheDocument();
  servidor.responder(ROTA, umaPagina([]));
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText(/^Este registro não mudou/)).toBeInTheDocument();
});

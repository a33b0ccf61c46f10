import type { Produto } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import {
  acharProdutos,
  darVoltas,
  problema,
  renderTela,
  simularApi,
  umProduto,
  verificarAcessibilidade,
  type Requisicao,
} from '@merenda/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { SelectProduto } from './SelectProduto.js';

const rotulo = ({ nome }: Produto): string => nomeComum(nome);

function Campo({ inicial = null }: { inicial?: number | null }) {
  const [valor, setValor] = useState(inicial);
  return (
    <>
      <label htmlFor="produto">Produto</label>
      <SelectProduto id="produto" rotulo={rotulo} value={valor} onChange={(id) => setValor(id)} />
      <output>{valor}</output>
    </>
  );
}

const POUCOS = [umProduto({ id: 1, nome: 'ARROZ 5 KG' }), umProduto({ id: 2, nome: 'ÓLEO 900 ML' })];
const MUITOS = Array.from({ length: 120 }, (_, n) => umProduto({ id: n + 1, nome: `AÇÚCAR ${n + 1} KG` }));

/** Between a keystroke and the question to the server (ms). */
const PAUSA = 250;

const campo = () => screen.getByRole('combobox', { name: 'Produto' });
/** antd reads the code of the key, which `userEvent` does not send. */
const enter = () => {
  fireEvent.keyDown(campo(), { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(campo(), { key: 'Enter', keyCode: 13 });
};
const opcoes = () =>
  [...document.querySelectorAll('.ant-select-item-option-content')].map(({ textContent }) => textContent);
const buscas = (servidor: ReturnType<typeof simularApi>) =>
  servidor.de('GET /produtos/pagina').map(({ busca }) => busca.texto ?? busca.ids ?? '');

/** The ends of the pauses after the keystrokes of `digitar`: to call them is not to wait for them. */
async function pausasDe(digitar: () => Promise<void>): Promise<(() => void)[]> {
  const { setTimeout: marcar } = globalThis;
  const pausas: (() => void)[] = [];
  globalThis.setTimeout = ((fazer: () => void, ms?: number, ...resto: []) => {
    if (ms === PAUSA) pausas.push(fazer);
    return marcar(fazer, ms, ...resto);
  }) as typeof setTimeout;
  try {
    await digitar();
  } finally {
    globalThis.setTimeout = marcar;
  }
  return pausas;
}

test('each keystroke filters the first products when they are all of them, and the server is asked once', async () => {
  const servidor = simularApi({ 'GET /produtos/pagina': acharProdutos(POUCOS) });
  const { usuario } = renderTela(<Campo />);
  await usuario.click(campo());
  await waitFor(() => expect(opcoes()).toEqual(['Arroz 5 kg', 'Óleo 900 ml']));
  await verificarAcessibilidade();
  await usuario.keyboard('kg arr');
  expect(opcoes()).toEqual(['Arroz 5 kg']);
  enter();
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(campo().closest('.ant-select')).toHaveTextContent('Arroz 5 kg');
  await usuario.click(campo());
  const pausas = await pausasDe(() => usuario.keyboard('xyz'));
  expect(await screen.findByText('Nada encontrado')).toBeInTheDocument();
  expect(pausas).not.toEqual([]);
  pausas.forEach((terminar) => terminar());
  await darVoltas();
  expect(buscas(servidor)).toEqual(['']);
});

test('the server searches many products by the typed words; one request for a word, and Enter takes the typed product', async () => {
  const servidor = simularApi({ 'GET /produtos/pagina': acharProdutos(MUITOS) });
  const { usuario } = renderTela(<Campo />);
  await usuario.click(campo());
  expect(await screen.findByText('Há mais produtos: digite parte do nome.')).toBeInTheDocument();
  for (const value of ['acucar', 'acucar 1', 'acucar 117']) {
    fireEvent.change(campo(), { target: { value } });
  }
  // None of the first fifty is chosen in its place.
  enter();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(opcoes()).toEqual(['Açúcar 117 kg']));
  expect(screen.queryByText(/Há mais produtos/)).not.toBeInTheDocument();
  enter();
  expect(screen.getByRole('status')).toHaveTextContent('117');
  expect(buscas(servidor)).toEqual(['', 'acucar 117']);
});

test('chosen products that nothing has read are read by their ids in one request, a deleted one is marked as deleted', async () => {
  const servidor = simularApi({ 'GET /produtos/pagina': acharProdutos(MUITOS) });
  renderTela(
    <>
      <Campo inicial={118} />
      <Campo inicial={119} />
      <Campo inicial={999} />
    </>,
  );
  expect(await screen.findByTitle('Açúcar 118 kg')).toBeInTheDocument();
  expect(screen.getByTitle('Açúcar 119 kg')).toBeInTheDocument();
  expect(screen.getByTitle('Produto excluído')).toBeInTheDocument();
  expect(buscas(servidor)).toEqual(['', '118,119,999']);
});

test('a search that fails keeps the typed text and can be repeated', async () => {
  let falha = false;
  const servir = acharProdutos(MUITOS);
  simularApi({
    'GET /produtos/pagina': (requisicao: Requisicao) =>
      falha ? problema(500, 'Erro no servidor.') : servir(requisicao),
  });
  const { usuario } = renderTela(<Campo />);
  await usuario.click(campo());
  await waitFor(() => expect(opcoes().length).toBeGreaterThan(0));
  falha = true;
  await usuario.keyboard('117');
  const repetir = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(campo()).toHaveValue('117');
  falha = false;
  await usuario.click(repetir);
  await waitFor(() => expect(opcoes()).toEqual(['Açúcar 117 kg']));
  expect(campo()).toHaveValue('117');
});

test('without any product it says what to do', async () => {
  simularApi({ 'GET /produtos/pagina': acharProdutos([]) });
  const { usuario } = renderTela(<Campo />, { permissoes: ['PRODUTOS'] });
  await usuario.click(campo());
  expect(await screen.findByRole('link', { name: 'Cadastrar produto' })).toBeInTheDocument();
  expect(within(document.body).queryByText('Nada encontrado')).not.toBeInTheDocument();
});

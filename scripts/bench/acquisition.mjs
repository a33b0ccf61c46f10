import { asAdmin, many } from './api.mjs';
import { coldVisit, login, median } from './browser.mjs';

const PROPOSALS = 30;
const ITEMS = 40;
const NUMBER = 'MEDIÇÃO';
/** Typed one after the other into the quantity of the last row. */
const QUANTITIES = ['2', '23', '23,5', '7', '71', '714', '1', '12', '125', '9'];

/**
 * An acquisition of 30 proposals with 40 items each: a key in its last row, and saving it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the product
 * @returns {Promise<{ key: number, save: number }>} ms: the median from the key to the frame that shows the row's
 * value; from 'Sim' to the notice
 */
export async function measureAcquisition(browser, url) {
  await register(url);
  return coldVisit(browser, async (page) => {
    await login(page, url);
    await page.goto(new URL('/gerenciar-aquisicoes', url).href);
    await page.getByRole('button', { name: `Mais ações de ${NUMBER}` }).click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await page.getByRole('button', { name: new RegExp(`^Proposta ${PROPOSALS}\\b`) }).click();
    const row = page.getByRole('group', { name: `Item ${ITEMS}`, exact: true });
    // The first proposal collapses while the last one opens.
    await page.waitForFunction((rows) => document.querySelectorAll('.compras-item[role=group]').length === rows, ITEMS);
    const field = row.getByLabel('Quantidade');
    const keys = [];
    for (const quantity of QUANTITIES) keys.push(await field.evaluate(typeAndWait, quantity));
    await page.getByRole('button', { name: 'Salvar' }).click();
    const yes = page.getByRole('dialog', { name: 'Aviso' }).getByRole('button', { name: 'Sim' });
    const save = await yes.evaluate(pressAndWait, 'Aquisição atualizada com sucesso!');
    return { key: median(keys), save };
  });
}

async function register(url) {
  const { user, call } = await asAdmin(url);
  const [{ nome: fonteRecurso }] = await call('GET', 'convencoes/fontes-recurso');
  const suppliers = [];
  await many(PROPOSALS, async (p) => suppliers.push(await call('POST', 'fornecedores', supplier(p))));
  const [item] = await call('GET', 'itens-produto');
  const products = [];
  await many(ITEMS, async (i) => {
    products.push(
      await call('POST', 'produtos', {
        nome: `PRODUTO DA MEDIÇÃO ${i}`,
        medidaReal: 1,
        unidadeProduto: 'PACOTE',
        unidadeMedida: 'KG',
        item: { id: item.id },
      }),
    );
  });
  const itens = products.map(({ id }) => ({
    produto: { id },
    quantidade: 10,
    unidadeProduto: 'PACOTE',
    precoUnidade: 2.5,
  }));
  await call('POST', 'aquisicoes', {
    unidadeEducacional: { id: user.estoques[0].unidadeEducacional.id },
    objeto: 'Medição',
    numero: NUMBER,
    numeroProcessoAdminis: '1',
    dataContrato: '2026-01-01',
    vigencia: '2036-12-31',
    ano: 2026,
    aquisicaoTipo: 'CHAMADA',
    fonteRecurso,
    valor: PROPOSALS * ITEMS * 25,
    propostasVencedoras: Array.from({ length: PROPOSALS }, (_, p) => ({
      fornecedor: { id: suppliers[p].id },
      numeroContrato: `CT ${p + 1}`,
      itens,
    })),
  });
}

function supplier(n) {
  return {
    fornecedorTipo: 'FISICO',
    nome: `FORNECEDOR DA MEDIÇÃO ${n}`,
    cpf: cpf(700_000_000 + n),
    email: `fornecedor${n}@exemplo.test`,
    cep: '01310100',
    logradouro: 'RUA',
    numero: '1',
    bairro_distrito: 'CENTRO',
    municipio: 'MUNICÍPIO',
    uf: 'SP',
  };
}

/** The CPF of nine digits with its two check digits. */
function cpf(nine) {
  const digits = [...String(nine)].map(Number);
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, i) => total + digit * (length + 1 - i), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

/** In the page: presses a button and waits until a toast with this text is painted; ms. */
function pressAndWait(button, notice) {
  return new Promise((resolve) => {
    const started = performance.now();
    const look = () => {
      const shown = [...document.querySelectorAll('.Toastify')].some(({ textContent }) => textContent.includes(notice));
      requestAnimationFrame(shown ? () => setTimeout(() => resolve(performance.now() - started)) : look);
    };
    button.click();
    look();
  });
}

/** In the page: sets the text of the field as a key does and waits until its row's value is updated and painted. */
function typeAndWait(field, text) {
  const value = field.closest('[role=group]').querySelector('output');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  return new Promise((resolve) => {
    const before = value.textContent;
    const started = performance.now();
    const observer = new MutationObserver(() => {
      if (value.textContent === before) return;
      observer.disconnect();
      // After the frame, not before it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    });
    observer.observe(value, { childList: true, characterData: true, subtree: true });
    setValue.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  });
}

import { many } from './api.mjs';

/** The measured meal: 100 g of each food for each student. */
export const FOODS = 30;
export const STUDENTS = 65;
export const KG_PER_STUDENT = 0.1;
/** Lots of one food that the meal takes, where each lot is one package of 1 kg. */
export const LOTS_TAKEN = Math.ceil(STUDENTS * KG_PER_STUDENT);

/**
 * Creates the dish of the measured meal. Each food has a product of 1 kg a package.
 * @param {(method: string, path: string, body?: object) => Promise<any>} call
 * @param {{ lots?: (product: number) => Promise<void> }} [options] `lots` gives a product its stock
 * @returns {Promise<{ dish: number, category: number, foods: { food: number, product: number }[] }>} their ids
 */
export async function createDish(call, { lots = async () => undefined } = {}) {
  const [{ id: category }] = await call('GET', 'categorias');
  const [{ nome: categoria }] = await call('GET', 'convencoes/categorias-alimento');
  const [{ nome: forma }] = await call('GET', 'convencoes/formas-alimento');
  const [{ id: componente }] = await call('GET', 'componentes-nutricionais');
  const componentes = [{ componente: { id: componente }, valor: 358 }];
  const foods = [];
  await many(FOODS, async (i) => {
    const nome = `ALIMENTO DA MEDIÇÃO ${i}`;
    const item = await call('POST', 'itens-produto', { nome, itemProdutoTipo: 'ALIMENTO', categoria });
    const product = await call('POST', 'produtos', {
      nome,
      medidaReal: 1,
      unidadeProduto: 'PACOTE',
      unidadeMedida: 'KG',
      item: { id: item.id },
    });
    await lots(product.id);
    const food = await call('POST', 'alimentos', {
      nome,
      itemAlimento: { id: item.id },
      unidadeMedida: 'G',
      quantidadeBase: 100,
      forma,
      componentes,
    });
    foods.push({ food: food.id, product: product.id });
  });
  const ingredientes = foods.map(({ food }) => ({
    alimento: { id: food },
    quantidade: KG_PER_STUDENT * 10 * 1000,
    unidadeMedida: 'G',
  }));
  const preparo = await call('POST', 'preparos', {
    nome: 'PREPARO DA MEDIÇÃO',
    porcoes: 10,
    modoPreparo: 'Cozinhar.',
    ingredientes,
  });
  const { id: dish } = await call('POST', 'pratos', {
    nome: 'PRATO DA MEDIÇÃO',
    categoria: { id: category },
    modalidade: 'PARCIAL1',
    preparos: [{ preparo: { id: preparo.id } }],
  });
  return { dish, category, foods };
}

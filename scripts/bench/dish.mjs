import { many } from './api.mjs';

/**
 * Creates a dish of `foods` foods, each with its product of 1 kg a package.
 * @param {(method: string, path: string, body?: object) => Promise<any>} call
 * @param {{ foods: number, kgPerStudent: number, lots?: (product: number) => Promise<void> }} options `lots` gives a
 *   product its stock
 * @returns {Promise<{ dish: number, category: number, foods: { food: number, product: number }[] }>} their ids
 */
export async function createDish(call, { foods: count, kgPerStudent, lots = async () => undefined }) {
  const [{ id: category }] = await call('GET', 'categorias');
  const [{ nome: categoria }] = await call('GET', 'convencoes/categorias-alimento');
  const [{ nome: forma }] = await call('GET', 'convencoes/formas-alimento');
  const [{ id: componente }] = await call('GET', 'componentes-nutricionais');
  const componentes = [{ componente: { id: componente }, valor: 358 }];
  const foods = [];
  await many(count, async (i) => {
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
    quantidade: kgPerStudent * 10 * 1000,
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

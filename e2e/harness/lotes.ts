import { comoConta } from './api.js';
import { novaVez } from './vez.js';

/** A new lot of rice in packages of 5 kg in the stock of a unit of the stock keeper: its number, and the stock's id. */
export async function novoLote(unidade: string, quantidade: number): Promise<{ numero: string; estoque: number }> {
  const { chamar, estoqueDe } = await comoConta('estoquista');
  const { id: estoque } = estoqueDe(unidade);
  const produto = (await chamar<{ id: number; nome: string }[]>('GET', 'produtos')).find(({ nome }) =>
    /ARROZ.* 5 KG$/.test(nome),
  );
  if (!produto) throw new Error('the demonstration lacks the product');
  const numero = `CONTA-${novaVez()}`;
  await chamar('POST', `estoques/${estoque}/produtos-estoque`, {
    numero,
    produto: { id: produto.id },
    dataFabricacao: '01/01/2026',
    dataValidade: '31/12/2030',
    quantidade,
  });
  return { numero, estoque };
}

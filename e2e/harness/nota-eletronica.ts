import { readFileSync } from 'node:fs';

const EXEMPLO = readFileSync(new URL('../../api/src/teste/notas-eletronicas/exemplo.xml', import.meta.url), 'utf8');

/** The check digit of a key: weights 2 to 9 from the right, modulo 11; 10 and 11 are 0. */
function digitoDe(semDigito: string): string {
  const pesos = [...semDigito].toReversed().map((letra, i) => (letra.charCodeAt(0) - 48) * (2 + (i % 8)));
  const digito = 11 - (pesos.reduce((soma, parcela) => soma + parcela, 0) % 11);
  return String(digito > 9 ? 0 : digito);
}

/**
 * The sample of the specification as an invoice of this supplier for this request and this product, with lots of a long
 * life.
 */
export function notaEletronica({
  cnpj,
  numero,
  pedido,
  produto,
}: {
  cnpj: string;
  numero: number;
  pedido: string;
  produto: string;
}) {
  const semDigito = `282611${cnpj}55001${String(numero).padStart(9, '0')}140718263`;
  const digito = digitoDe(semDigito);
  const xml = EXEMPLO.replaceAll(/28261111222333000181\d{24}/g, semDigito + digito)
    .replace(/<emit><CNPJ>\w+/, `<emit><CNPJ>${cnpj}`)
    .replace(/<nNF>\d+/, `<nNF>${numero}`)
    .replace(/<cDV>\d/, `<cDV>${digito}`)
    .replace('SOL-15', `SOL-${pedido}`)
    .replaceAll('ARROZ BRANCO TIPO 1 PACOTE 5KG', produto)
    .replaceAll(/<dFab>[\d-]+/g, '<dFab>2026-02-01')
    .replaceAll(/<dVal>[\d-]+/g, '<dVal>2030-02-01');
  return { name: 'nota.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) };
}

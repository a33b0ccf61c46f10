import { expect, test } from '@jest/globals';
import { partesDoZip } from '../zip.js';
import { abrirZip } from './zip.js';

/** The header of a part that is stored as it is: from 'version needed' on, the same in both places. */
function comum(tamanho: number, nome: number): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt32LE(tamanho, 14);
  bytes.writeUInt32LE(tamanho, 18);
  bytes.writeUInt16LE(nome, 22);
  return bytes;
}

const local = (conteudo: Buffer, nome: Buffer) =>
  Buffer.concat([Buffer.from('504b0304', 'hex'), comum(conteudo.length, nome.length), nome, conteudo]);

function central(conteudo: Buffer, nome: Buffer, posicao: number): Buffer {
  const resto = Buffer.alloc(14);
  resto.writeUInt32LE(posicao, 10);
  return Buffer.concat([Buffer.from('504b01021400', 'hex'), comum(conteudo.length, nome.length), resto, nome]);
}

test('the checked bytes are the bytes that are read, also when the name of a part lies over another part', () => {
  const [nada, escondido] = [Buffer.alloc(0), Buffer.from('x\\y')];
  const [nomeDaPrimeira, nomeDaSegunda] = [Buffer.from('a\\b'), Buffer.from('c')];
  // In its own header the name of the first part goes on over the whole second part.
  const primeira = local(nada, Buffer.concat([nomeDaPrimeira, local(escondido, nomeDaSegunda)]));
  const diretorio = Buffer.concat([
    central(nada, nomeDaPrimeira, 0),
    central(escondido, nomeDaSegunda, 30 + nomeDaPrimeira.length),
  ]);
  const fim = Buffer.alloc(22);
  fim.write('504b0506', 0, 'hex');
  fim.writeUInt16LE(2, 10);
  fim.writeUInt32LE(primeira.length, 16);
  const vistas: string[] = [];
  const { partes, bytes } = abrirZip(Buffer.concat([primeira, diretorio, fim]), ({ nome, conteudo }) =>
    vistas.push(`${nome}: ${conteudo}`),
  );
  expect(partes).toEqual(['a/b', 'c']);
  expect(vistas).toEqual(['a/b: ', 'c: x/y']);
  const lidas = partesDoZip(bytes, { partes: 2, porParte: 10, total: 10 });
  expect(Array.from(lidas, ({ nome, conteudo }) => `${nome}: ${conteudo}`)).toEqual(vistas);
});

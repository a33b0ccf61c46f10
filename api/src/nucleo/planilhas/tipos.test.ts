import { describe, expect, test } from '@jest/globals';
import { zipOf } from '../../teste/zip.mjs';
import { lerPlanilha } from './ler.js';

async function recusa(bytes: Buffer): Promise<string> {
  const lida = await lerPlanilha(bytes);
  return 'recusa' in lida ? lida.recusa : `read: ${JSON.stringify(lida.linhas.slice(0, 3))}`;
}

const zip = (...nomes: string[]) => zipOf(nomes.map((name) => ({ name, content: 'x' })));
const hex = (texto: string) => Buffer.concat([Buffer.from(texto, 'hex'), Buffer.alloc(40, 1)]);
const TABELA = '<table><tr><td>Nome</td><td>Item</td></tr></table>';

describe('a file that is no spreadsheet which can be read is named, with the way out', () => {
  test.each([
    ['a page with the name of a spreadsheet', Buffer.from(`<html><body>${TABELA}</body></html>`)],
    ['only the table of a page', Buffer.from(`\r\n  ${TABELA}`)],
    ['a page with a mark of UTF-8', Buffer.from(`\uFEFF<!DOCTYPE html><html>${TABELA}</html>`)],
    ['a page in UTF-16', Buffer.from(`\uFEFF<html>${TABELA}</html>`, 'utf16le')],
    ['a page with its images in one file', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related')],
  ])('%s', async (_nome, bytes) => {
    expect(await recusa(bytes)).toBe(
      'O arquivo é uma página da internet (HTML), mesmo que o nome dele termine em .xls. Abra-o no Excel ou no LibreOffice, salve-o como .xlsx e envie-o de novo.',
    );
  });

  test.each([
    ['an XML of Excel 2003', Buffer.from('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'), /é um XML/],
    ['an old workbook', hex('D0CF11E0A1B11AE1'), /versão antiga do Excel \(\.xls\) ou tem senha/],
    [
      'a workbook with a password',
      Buffer.concat([hex('D0CF11E0A1B11AE1'), Buffer.from('EncryptedPackage', 'utf16le')]),
      /^A planilha tem senha\./,
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n'), /é um PDF.*Peça a planilha/],
    ['a PNG', hex('89504E470D0A1A0A'), /é uma imagem/],
    ['a JPEG', hex('FFD8FFE0'), /é uma imagem/],
    ['a GIF', Buffer.from('GIF89a'), /é uma imagem/],
    ['a WebP', Buffer.from('RIFF0000WEBP'), /é uma imagem/],
    ['a photo of a phone', Buffer.from('0000ftypheic'), /é uma imagem/],
    ['a RAR', hex('526172211A0700'), /está compactado\. Descompacte/],
    ['a 7z', hex('377ABCAF271C'), /está compactado\. Descompacte/],
    ['a gzip', hex('1F8B08'), /está compactado\. Descompacte/],
    ['an RTF', Buffer.from('{\\rtf1 Nome}'), /documento de texto/],
    ['a zip with a spreadsheet in it', zip('dados/produtos.xlsx'), /é um zip\. Descompacte/],
    ['a zip with other files', zip('foto.jpg'), /não é uma planilha/],
    ['a document', zip('word/document.xml'), /documento de texto, não é uma planilha/],
    ['a binary workbook', zip('xl/workbook.bin'), /\.xlsb\).*salve-o como \.xlsx/],
    ['a file of Numbers', zip('Index/Document.iwa'), /Numbers.*Exporte como Excel/],
  ])('%s', async (_nome, bytes, frase) => {
    expect(await recusa(bytes)).toMatch(frase);
  });
});

interface LinhaDoOfx {
  fitid: string;
  /** 'YYYYMMDD'. */
  data: string;
  /** '-50.00' */
  valor: string;
  documento?: string;
  historico?: string;
}

/** A statement in OFX 1, in base64. */
export function arquivoOfx(
  linhas: readonly LinhaDoOfx[],
  { conta = '12345-6', codificacao = 'utf8' }: { conta?: string; codificacao?: 'utf8' | 'latin1' } = {},
): string {
  const transacoes = linhas.map(
    ({ fitid, data, valor, documento = '', historico = 'PAGAMENTO' }) =>
      `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${data}<TRNAMT>${valor}<FITID>${fitid}<CHECKNUM>${documento}<MEMO>${historico}</STMTTRN>`,
  );
  const texto = `OFXHEADER:100\nCHARSET:1252\n\n<OFX><BANKACCTFROM><BANKID>001<ACCTID>${conta}</BANKACCTFROM>${transacoes.join('\n')}</OFX>`;
  return Buffer.from(texto, codificacao).toString('base64');
}

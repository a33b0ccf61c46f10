import type { ProdutoNoEstoque } from '@merenda/shared/contratos';
import { descreverConteudo } from '@merenda/shared/regras';
import { Flex, Typography } from 'antd';

/** The parts of a stock, the most urgent first, with the words and the colour of each. */
const PARTES = [
  { parte: 'vencida', palavras: 'vencido', cor: 'var(--perigo)' },
  { parte: 'emSeteDias', palavras: 'em até 7 dias', cor: 'var(--atencao)' },
  { parte: 'emTrintaDias', palavras: 'em 8 a 30 dias', cor: 'var(--espera)' },
  { parte: 'maisTarde', palavras: 'depois', cor: 'var(--sucesso)' },
] as const;

/** How much of a product has expired, soon will, and later: a bar, and the same in words. */
export function BarraDeValidade({ linha: { quantidade, validade, produto } }: { linha: ProdutoNoEstoque }) {
  if (quantidade <= 0) return null;
  const partes = PARTES.filter(({ parte }) => validade[parte] > 0);
  const palavras = partes
    .map(({ parte, palavras }) => `${descreverConteudo(validade[parte], produto)} ${palavras}`)
    .join(' · ');
  return (
    <Flex gap="small" align="center">
      <Flex aria-hidden gap={1} style={{ flex: '0 0 40px', height: 8, borderRadius: 4, overflow: 'hidden' }}>
        {partes.map(({ parte, cor }) => (
          // A small part can be seen too.
          <span key={parte} style={{ flexGrow: validade[parte], minWidth: 4, background: cor }} />
        ))}
      </Flex>
      <Typography.Text type="secondary" className="uma-linha" title={palavras}>
        {palavras}
      </Typography.Text>
    </Flex>
  );
}

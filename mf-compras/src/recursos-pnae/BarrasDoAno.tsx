import { ROTULOS_BARRA_DO_PNAE, type ColunaDoPnae, type PainelDoPnae } from '@merenda/shared/contratos';
import { formatarQuantidade, SEM_VALOR } from '@merenda/shared/formatos';
import { fraseDaBarra, limiteEscrito, percentualEscrito } from '@merenda/shared/regras';
import { StatusTag, Tabela, type Coluna } from '@merenda/shared/ui';
import { Flex, Progress, Typography } from 'antd';
import { useMemo } from 'react';
import { ValorQueAbre } from './ValorQueAbre.js';

type Barra = PainelDoPnae['barras'][number];

/** The limit, its norm, and whether it must still be checked. */
function Limite({ regra }: Pick<Barra, 'regra'>) {
  return (
    <Flex vertical>
      <span>{limiteEscrito(regra) ?? SEM_VALOR}</span>
      {regra && <Typography.Text type="secondary">{regra.norma}</Typography.Text>}
    </Flex>
  );
}

interface FracaoProps {
  ano: number;
  barra: Barra;
  coluna: ColunaDoPnae;
}

function Fracao({ ano, barra, coluna }: FracaoProps) {
  const { codigo, [coluna]: fracao } = barra;
  return (
    <div>
      <strong style={{ display: 'block' }}>{percentualEscrito(fracao.percentual) ?? SEM_VALOR}</strong>
      <ValorQueAbre
        valor={fracao.valor}
        figura={{ ano, coluna, recorte: codigo }}
        nome={ROTULOS_BARRA_DO_PNAE[codigo]}
      />
    </div>
  );
}

/** The bar of what was received; its word and sentence are beside it. */
function Recebido({ ano, barra }: Pick<FracaoProps, 'ano' | 'barra'>) {
  const { recebido, atende, regra } = barra;
  return (
    <Flex vertical>
      <Fracao ano={ano} barra={barra} coluna="recebido" />
      {recebido.percentual !== null && (
        <Progress
          percent={recebido.percentual}
          showInfo={false}
          size="small"
          status={atende === false ? 'exception' : 'success'}
          aria-label={`${ROTULOS_BARRA_DO_PNAE[barra.codigo]}: ${percentualEscrito(recebido.percentual)}${regra?.valor == null ? '' : ` de ${formatarQuantidade(regra.valor, 2)}%`}`}
        />
      )}
    </Flex>
  );
}

function Situacao({ barra }: { barra: Barra }) {
  const { atende, podeMudar } = barra;
  return (
    <Flex vertical gap={4} align="flex-start">
      {atende !== null && (
        <StatusTag
          tom={atende ? (podeMudar ? 'atencao' : 'sucesso') : 'perigo'}
          rotulo={atende ? 'Atende' : 'Não atende'}
        />
      )}
      {(atende !== true || podeMudar) && <span>{fraseDaBarra(barra)}</span>}
    </Flex>
  );
}

const colunasDe = (ano: number): Coluna<Barra>[] => [
  { titulo: 'Meta', valor: ({ codigo }) => ROTULOS_BARRA_DO_PNAE[codigo], principal: true },
  { titulo: 'Regra', valor: ({ regra }) => <Limite regra={regra} /> },
  { titulo: 'Contratado', valor: (barra) => <Fracao ano={ano} barra={barra} coluna="contratado" /> },
  { titulo: 'Recebido', valor: (barra) => <Recebido ano={ano} barra={barra} />, destaque: true },
  { titulo: 'Pago', valor: (barra) => <Fracao ano={ano} barra={barra} coluna="pago" /> },
  { titulo: 'Situação', valor: (barra) => <Situacao barra={barra} /> },
];

/** The money of a year against its rules, by what was contracted, received and paid. */
export function BarrasDoAno({ painel }: { painel: PainelDoPnae }) {
  const colunas = useMemo(() => colunasDe(painel.ano), [painel.ano]);
  return (
    <Tabela<Barra>
      rotulo={`Metas de ${painel.ano}`}
      linhas={painel.barras}
      colunas={colunas}
      chave={({ codigo }) => codigo}
      nomeDaLinha={({ codigo }) => ROTULOS_BARRA_DO_PNAE[codigo]}
      vazio={null}
    />
  );
}

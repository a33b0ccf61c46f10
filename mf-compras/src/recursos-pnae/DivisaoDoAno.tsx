import {
  BARRAS_DO_PNAE,
  COLUNAS_DO_PNAE,
  ROTULOS_BARRA_DO_PNAE,
  ROTULOS_COLUNA_DO_PNAE,
  type ColunaDoPnae,
  type DivisaoDoPnae,
  type LinhaDaDivisao,
  type RecorteDoPnae,
} from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { EstadoVazio, Lida, Tabela, type Coluna } from '@merenda/shared/ui';
import { Flex, Segmented, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { useDivisaoDoPnae, type FiguraDoPnae } from './recursos-pnae.api.js';
import { ValorQueAbre } from './ValorQueAbre.js';

interface DivisaoDoAnoProps {
  ano: number;
  por: DivisaoDoPnae;
}

/** The money of a year by unit or by month, one of the three columns at a time. */
export function DivisaoDoAno({ ano, por }: DivisaoDoAnoProps) {
  const [coluna, setColuna] = useState<ColunaDoPnae>('recebido');
  const consulta = useDivisaoDoPnae(ano, por);
  const colunas = useMemo(() => colunasDe(ano, por, coluna), [ano, por, coluna]);
  return (
    <Flex vertical gap="middle">
      <Segmented<ColunaDoPnae>
        aria-label="Valor"
        style={{ alignSelf: 'flex-start' }}
        options={COLUNAS_DO_PNAE.map((value) => ({ value, label: ROTULOS_COLUNA_DO_PNAE[value] }))}
        value={coluna}
        onChange={setColuna}
      />
      <Lida consulta={consulta}>
        {(linhas) => (
          <Tabela<LinhaDaDivisao>
            rotulo={por === 'UNIDADE' ? `Unidades em ${ano}` : `Meses de ${ano}`}
            linhas={linhas.filter((linha) => linha[coluna] !== 0)}
            colunas={colunas}
            chave={({ chave }) => chave}
            nomeDaLinha={nomeDa}
            vazio={<EstadoVazio mensagem={`Nada ${ROTULOS_COLUNA_DO_PNAE[coluna].toLowerCase()} em ${ano}.`} />}
          />
        )}
      </Lida>
      <Typography.Text type="secondary">
        {por === 'UNIDADE'
          ? 'O contratado é da unidade que fez a aquisição; o recebido e o pago, da unidade que pediu.'
          : 'O contratado é do mês do contrato; o recebido, do mês em que a nota fiscal foi recebida; o pago, do mês do pagamento.'}
      </Typography.Text>
    </Flex>
  );
}

const nomeDa = ({ nome }: LinhaDaDivisao): string => nomeProprio(nome);

function colunasDe(ano: number, por: DivisaoDoPnae, coluna: ColunaDoPnae): Coluna<LinhaDaDivisao>[] {
  const figura = ({ chave }: LinhaDaDivisao, recorte?: RecorteDoPnae): FiguraDoPnae => ({
    ano,
    coluna,
    ...(recorte && { recorte }),
    ...(por === 'UNIDADE' ? { unidade: chave } : { mes: chave }),
  });
  const valor = (titulo: string, ler: (linha: LinhaDaDivisao) => number, recorte?: RecorteDoPnae) => ({
    titulo,
    valor: (linha: LinhaDaDivisao) => (
      <ValorQueAbre
        valor={ler(linha)}
        figura={figura(linha, recorte)}
        nome={recorte ? `${nomeDa(linha)}, ${titulo}` : nomeDa(linha)}
      />
    ),
    ordem: ler,
    numerica: true,
    destaque: recorte === undefined,
  });
  return [
    {
      titulo: por === 'UNIDADE' ? 'Unidade' : 'Mês',
      valor: nomeDa,
      ordem: por === 'UNIDADE' ? nomeDa : ({ chave }) => chave,
      principal: true,
      nome: por === 'UNIDADE',
    },
    ...BARRAS_DO_PNAE.map((codigo) =>
      valor(
        ROTULOS_BARRA_DO_PNAE[codigo],
        ({ barras }) => barras.find((barra) => barra.codigo === codigo)?.[coluna] ?? 0,
        codigo,
      ),
    ),
    valor('Não classificado', ({ naoClassificado }) => naoClassificado[coluna], 'SEM_GRAU'),
    valor('Total', (linha) => linha[coluna]),
  ];
}

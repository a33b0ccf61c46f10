import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { COLUNAS_DO_PNAE, LIMITES, ROTULOS_COLUNA_DO_PNAE, type PainelDoPnae } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { COMO_SE_CALCULA_O_PNAE, contaDoPnae } from '@merenda/shared/regras';
import { comEscolha, Icone, Lida, Parte, SelectOpcoes, Tela, useHoje } from '@merenda/shared/ui';
import { Button, Descriptions, Flex, Segmented, Typography } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AvisoDoFechamento } from './AvisoDoFechamento.js';
import { BarrasDoAno } from './BarrasDoAno.js';
import { DivisaoDoAno } from './DivisaoDoAno.js';
import { EntradasDoAno } from './EntradasDoAno.js';
import { FechamentoDasContas } from './FechamentoDasContas.js';
import { NaoClassificado } from './NaoClassificado.js';
import { PrevisaoDoAno } from './PrevisaoDoAno.js';
import { PrestacaoDeContas } from './PrestacaoDeContas.js';
import { usePainelDoPnae } from './recursos-pnae.api.js';

/** Years before the current one that can be chosen. */
const ANOS_ANTERIORES = 5;

const VISTAS = [
  { value: 'META', label: 'Por meta' },
  { value: 'UNIDADE', label: 'Por unidade' },
  { value: 'MES', label: 'Por mês' },
] as const;
type Vista = (typeof VISTAS)[number]['value'];

const anoLido = (digitado: string | null, atual: number): number => {
  const ano = Number(digitado);
  return Number.isInteger(ano) && ano >= LIMITES.anoMinimo && ano <= atual + 1 ? ano : atual;
};

/** '/recursos-pnae': what the year's federal money was spent on, and the shortage of each goal of the norm. */
export default function RecursosDoPnae() {
  const navigate = useNavigate();
  const atual = Number(useHoje().slice(0, 4));
  const [parametros, setParametros] = useSearchParams();
  const ano = anoLido(parametros.get('ano'), atual);
  const painel = usePainelDoPnae(ano);
  const [vista, setVista] = useState<Vista>('META');
  const anos = new Set([...Array.from({ length: ANOS_ANTERIORES + 2 }, (_, n) => atual + 1 - n), ano]);
  return (
    <Tela
      titulo="Recursos do PNAE"
      escolha={
        <SelectOpcoes
          aria-label="Ano"
          style={{ width: 120 }}
          opcoes={[...anos].sort((a, b) => b - a).map((valor) => ({ valor, rotulo: String(valor) }))}
          value={ano}
          onChange={(escolhido) =>
            setParametros(
              (antes) => comEscolha(antes, { ano: escolhido === undefined ? undefined : String(escolhido) }),
              { replace: true },
            )
          }
        />
      }
      acoes={
        <Button
          icon={<Icone de={PrinterOutlined} />}
          onClick={() => void navigate(`/relatorio/demonstrativo-pnae/${ano}`)}
        >
          Demonstrativo
        </Button>
      }
    >
      <Flex vertical gap="middle">
        <AvisoDoFechamento ano={ano} />
        <Lida consulta={painel}>
          {(lido) => (
            <>
              <Parte titulo={`Metas de ${ano}`}>
                <Flex vertical gap="middle">
                  <Segmented<Vista>
                    aria-label="Ver o dinheiro"
                    style={{ alignSelf: 'flex-start' }}
                    options={[...VISTAS]}
                    value={vista}
                    onChange={setVista}
                  />
                  {vista === 'META' ? <BarrasDoAno painel={lido} /> : <DivisaoDoAno ano={ano} por={vista} />}
                  <NaoClassificado painel={lido} />
                  <Typography.Text type="secondary">{COMO_SE_CALCULA_O_PNAE}</Typography.Text>
                </Flex>
              </Parte>
              {ano === atual && <PrevisaoDoAno />}
              <Parte titulo={`Dinheiro de ${ano}`}>
                <Dinheiro painel={lido} />
              </Parte>
            </>
          )}
        </Lida>
        <EntradasDoAno ano={ano} />
        <PrestacaoDeContas ano={ano} />
        <FechamentoDasContas ano={ano} />
      </Flex>
    </Tela>
  );
}

function Dinheiro({ painel }: { painel: PainelDoPnae }) {
  const itens = [
    ...contaDoPnae(painel),
    ...COLUNAS_DO_PNAE.map((coluna) => ({
      rotulo: ROTULOS_COLUNA_DO_PNAE[coluna],
      valor: formatarMoeda(painel.totais[coluna]),
    })),
  ];
  return (
    <Descriptions
      column={{ xs: 1, sm: 2, lg: 3 }}
      items={itens.map(({ rotulo, valor }) => ({ key: rotulo, label: rotulo, children: valor }))}
    />
  );
}

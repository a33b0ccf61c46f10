import {
  CAMPOS_DO_QUADRO,
  FOLHAS_DAS_CONTAS,
  ROTULOS_FOLHA_DAS_CONTAS,
  ROTULOS_LINHA_DO_QUADRO,
  type LinhaDoQuadroDasContas,
} from '@merenda/shared/contratos';
import { BotaoComPainel, EstadoErro, EstadoVazio, Exportar, Parte, Tabela, useColunas } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useBaixarContas, useQuadroDasContas } from './recursos-pnae.api.js';

type Numerada = LinhaDoQuadroDasContas & { id: number };

/** Which invoices the zip has. */
const NOTAS_DE: { rotulo: string; trimestre?: number }[] = [
  { rotulo: 'Com as notas do ano' },
  ...[1, 2, 3, 4].map((trimestre) => ({ rotulo: `Com as notas do ${trimestre}º trimestre`, trimestre })),
];

/** The accounts of a year: its income, expenses and balances, and the spreadsheets that are sent to the FNDE. */
export function PrestacaoDeContas({ ano }: { ano: number }) {
  const quadro = useQuadroDasContas(ano);
  const { mutate: baixar, isPending } = useBaixarContas();
  const colunas = useColunas(CAMPOS_DO_QUADRO);
  return (
    <Parte titulo={`Prestação de contas de ${ano}`}>
      <Flex vertical gap="middle">
        {quadro.error ? (
          <EstadoErro consulta={quadro} />
        ) : (
          <Tabela<Numerada>
            rotulo={`Receitas e despesas de ${ano}`}
            linhas={(quadro.data ?? []).map((linha, id) => ({ ...linha, id }))}
            colunas={colunas}
            chave={({ id }) => id}
            nomeDaLinha={({ linha, documento }) =>
              [ROTULOS_LINHA_DO_QUADRO[linha], documento].filter(Boolean).join(' ')
            }
            carregando={quadro.isPending}
            vazio={<EstadoVazio mensagem={`Nada entrou nem saiu em ${ano}.`} />}
          />
        )}
        <Typography.Text type="secondary">
          Baixe as planilhas da prestação de contas. Elas têm os pagamentos de todas as unidades, feitos com o dinheiro
          do PNAE.
        </Typography.Text>
        <Flex wrap gap="small">
          <BotaoComPainel rotulo="Baixar tudo" ocupado={isPending}>
            {(fechar) =>
              NOTAS_DE.map(({ rotulo, trimestre }) => (
                <Button
                  key={rotulo}
                  type="text"
                  onClick={() => {
                    fechar();
                    baixar({ ano, ...(trimestre && { trimestre }) });
                  }}
                >
                  {rotulo}
                </Button>
              ))
            }
          </BotaoComPainel>
          {FOLHAS_DAS_CONTAS.map((lista) => (
            <Exportar
              key={lista}
              rotulo={ROTULOS_FOLHA_DAS_CONTAS[lista]}
              lista={lista}
              recorte={() => ({ busca: { ano } })}
            />
          ))}
        </Flex>
      </Flex>
    </Parte>
  );
}

import { usePermissao } from '@merenda/shared';
import { CAMPOS_DA_CORRECAO, type CorrecaoDasContas, type SituacaoDasContas } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { primeiraFrase, violacoesDoFechamento } from '@merenda/shared/regras';
import { confirmarEExecutar, EstadoVazio, Lida, Parte, Tabela, useColunas, useHoje } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useFecharContas, useSituacaoDasContas } from './recursos-pnae.api.js';

/** Closes the accounts of a year, with what is open told first; of a closed year, what was corrected since. */
export function FechamentoDasContas({ ano }: { ano: number }) {
  return (
    <Parte titulo={`Fechamento das contas de ${ano}`}>
      <Lida consulta={useSituacaoDasContas(ano)}>
        {(situacao) =>
          situacao.fechamento ? (
            <Fechadas fechamento={situacao.fechamento} correcoes={situacao.correcoes} />
          ) : (
            <Abertas situacao={situacao} />
          )
        }
      </Lida>
    </Parte>
  );
}

function Abertas({ situacao: { ano, pendencias } }: { situacao: SituacaoDasContas }) {
  const podeFechar = usePermissao('CONFIGURACOES');
  const cedo = primeiraFrase(violacoesDoFechamento(ano, useHoje()));
  const { mutateAsync: fechar, isPending } = useFecharContas();
  return (
    <Flex vertical gap="middle" align="flex-start">
      {pendencias.length > 0 && (
        <div>
          <Typography.Text strong>Confira antes de fechar:</Typography.Text>
          <ul style={{ margin: 0, paddingInlineStart: 24 }}>
            {pendencias.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
        </div>
      )}
      <Typography.Text type="secondary">
        {cedo ??
          'Com o fechamento, os valores do ano ficam como estão. O que for registrado depois precisa de um motivo e aparece como correção.'}
      </Typography.Text>
      {cedo === null &&
        (podeFechar ? (
          <Button
            type="primary"
            loading={isPending}
            onClick={() =>
              void confirmarEExecutar({
                mensagem: `Deseja realmente fechar as contas de ${ano}? Os valores não mudam mais, e as contas não são reabertas.`,
                acao: () => fechar({ ano }),
                sucesso: `Contas de ${ano} fechadas com sucesso!`,
              })
            }
          >
            Fechar o ano
          </Button>
        ) : (
          <Typography.Text type="secondary">Quem cuida das configurações do município fecha as contas.</Typography.Text>
        ))}
    </Flex>
  );
}

interface FechadasProps {
  fechamento: NonNullable<SituacaoDasContas['fechamento']>;
  correcoes: CorrecaoDasContas[];
}

function Fechadas({ fechamento, correcoes }: FechadasProps) {
  const colunas = useColunas(CAMPOS_DA_CORRECAO);
  return (
    <Flex vertical gap="middle">
      <Typography.Text>
        Fechadas em {fechamento.em}, por {nomeProprio(fechamento.por)}. O que foi registrado depois aparece aqui, com o
        motivo; os valores das contas não mudam.
      </Typography.Text>
      <Tabela<CorrecaoDasContas>
        rotulo="Correções"
        linhas={correcoes}
        colunas={colunas}
        chave={({ id }) => id}
        nomeDaLinha={({ descricao }) => descricao}
        vazio={<EstadoVazio mensagem="Nada foi corrigido depois do fechamento." />}
      />
    </Flex>
  );
}

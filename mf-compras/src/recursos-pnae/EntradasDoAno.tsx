import { usePermissao } from '@merenda/shared';
import { CAMPOS_DO_RECURSO, ROTULOS_TIPO_DE_RECURSO, type RecursoPnae } from '@merenda/shared/contratos';
import { recursoDeAnoFechado } from '@merenda/shared/regras';
import {
  confirmarExclusao,
  edicaoDe,
  editar,
  EstadoErro,
  EstadoVazio,
  excluir,
  ModalFormulario,
  naLista,
  Parte,
  Tabela,
  useColunas,
} from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormularioRecurso, paraFormulario, type ValoresDoRecurso } from './FormularioRecurso.js';
import {
  useAlterarRecurso,
  useContasFechadas,
  useCriarRecurso,
  useExcluirRecurso,
  useRecursosPnae,
} from './recursos-pnae.api.js';

const RECURSO = { artigo: 'o', nome: 'Recurso' } as const;

const nomeDe = ({ tipo, documento }: RecursoPnae) => `${ROTULOS_TIPO_DE_RECURSO[tipo]} ${documento}`;

/** What entered and left the account of a year, apart from payments; users of the settings write it. */
export function EntradasDoAno({ ano }: { ano: number }) {
  const recursos = useRecursosPnae(ano);
  const colunas = useColunas(CAMPOS_DO_RECURSO);
  const podeEscrever = usePermissao('CONFIGURACOES');
  const { mutateAsync: criar } = useCriarRecurso();
  const { mutateAsync: alterar } = useAlterarRecurso();
  const exclusao = useExcluirRecurso();
  const fechado = useContasFechadas(ano);
  const navigate = useNavigate();
  const [aberto, setAberto] = useState<RecursoPnae | 'NOVO'>();
  const fechar = () => setAberto(undefined);
  return (
    <Parte titulo="Repasses e rendimentos">
      <Flex vertical gap="middle">
        {podeEscrever && (
          <Flex wrap gap="small">
            <Button onClick={() => setAberto('NOVO')}>Registrar recurso</Button>
            <Button onClick={() => void navigate('/importar-recursos-pnae')}>Importar planilha</Button>
          </Flex>
        )}
        {recursos.error ? (
          <EstadoErro consulta={recursos} />
        ) : (
          <Tabela<RecursoPnae>
            rotulo={`Recursos de ${ano}`}
            linhas={recursos.data ?? []}
            colunas={colunas}
            chave={({ id }) => id}
            nomeDaLinha={nomeDe}
            acoes={
              podeEscrever
                ? [
                    editar(setAberto),
                    excluir(({ id }) => void confirmarExclusao(RECURSO, exclusao, id), {
                      impedimento: () => (fechado ? recursoDeAnoFechado(ano) : null),
                    }),
                  ]
                : []
            }
            carregando={recursos.isPending}
            vazio={<EstadoVazio mensagem={`Nenhum recurso registrado em ${ano}.`} />}
          />
        )}
      </Flex>
      {aberto === 'NOVO' && (
        <ModalFormulario<ValoresDoRecurso>
          entidade={RECURSO}
          titulo={`Recurso de ${ano}`}
          rotuloSalvar="Registrar"
          confirmacao="Deseja realmente registrar o Recurso?"
          sucesso="Recurso registrado com sucesso!"
          aoSalvar={(valores) => criar({ ...valores, ano })}
          aoFechar={fechar}
        >
          <FormularioRecurso ano={ano} fechado={fechado} />
        </ModalFormulario>
      )}
      {aberto && aberto !== 'NOVO' && (
        <ModalFormulario<ValoresDoRecurso>
          entidade={RECURSO}
          titulo="Edição de Recurso"
          valores={paraFormulario(aberto)}
          edicao={edicaoDe(aberto, naLista(recursos), paraFormulario)}
          aoSalvar={(valores, { versao }) => alterar({ ...valores, ano, id: aberto.id, versao })}
          aoFechar={fechar}
        >
          <FormularioRecurso ano={ano} fechado={fechado} />
        </ModalFormulario>
      )}
    </Parte>
  );
}

import TeamOutlined from '@ant-design/icons/TeamOutlined';
import { avisos, naoConfigurada } from '@merenda/shared';
import { LIMITES, type Arredondamento, type LancamentoDoDia, type PratoDoDia } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum, numeroLido } from '@merenda/shared/formatos';
import { comMedida, linhasDoAviso, origemDosAlunos, pelaEscola } from '@merenda/shared/regras';
import {
  Alerta,
  CampoQuantidade,
  DadosDeDemonstracao,
  EstadoVazio,
  FormularioCadastro,
  Icone,
  LinhaDeCampos,
  LinkDasConfiguracoes,
} from '@merenda/shared/ui';
import { Button, Form, Typography } from 'antd';
import { calcularItens, type Arredondamentos, type ItemCalculado } from '../refeicao/calculo.js';
import { ItensDaRefeicao } from '../refeicao/ItensDaRefeicao.js';
import { quantoFalta } from '../refeicao/medida.js';
import { useRegistrarRefeicao } from '../refeicao/refeicao.api.js';
import { useContarAlunos } from './execucao.api.js';

interface RegistroDaRefeicaoProps {
  lancamento: LancamentoDoDia;
  prato: PratoDoDia;
  unidade: number;
  /** 'YYYY-MM-DD'. */
  dia: string;
}

interface Valores {
  quantidadeDePessoas: number;
  acrescimo: number;
  arredondamentos: Arredondamentos;
}

const ENTIDADE = { artigo: 'a', nome: 'Refeição' } as const;

/**
 * How many students, how much more, how each food is rounded: what one of today's dishes takes, and its registration.
 */
export function RegistroDaRefeicao({ lancamento, prato, unidade, dia }: RegistroDaRefeicaoProps) {
  const { mutateAsync: registrar } = useRegistrarRefeicao();
  return (
    <FormularioCadastro<Valores>
      entidade={ENTIDADE}
      rotuloSalvar="Registrar"
      confirmacao="Deseja realmente registrar a Refeição?"
      detalhes={({ quantidadeDePessoas, acrescimo, arredondamentos }) =>
        linhasDoAviso(
          calcularItens(prato.itens, { alunos: quantidadeDePessoas, acrescimo }, arredondamentos).map(
            ({ item, arredondado, unidadePos }) =>
              `${nomeComum(item.alimento.nome)}: ${comMedida(arredondado, unidadePos)}.`,
          ),
        )
      }
      sucesso="Refeição registrada com sucesso!"
      tituloDaFalha="Aviso"
      valoresIniciais={{ acrescimo: 0, arredondamentos: {} }}
      aoSalvar={({ quantidadeDePessoas, acrescimo, arredondamentos }, { idempotencia }) =>
        registrar({
          idempotencia,
          refeicao: {
            dia,
            prato: { id: prato.prato.id },
            tipo: prato.tipo,
            hora: prato.hora,
            quantidadeDePessoas,
            acrescimo,
            lancamentoCardapio: { id: lancamento.id },
            unidadeEducacional: { id: unidade },
            alimentos: calcularItens(prato.itens, { alunos: quantidadeDePessoas, acrescimo }, arredondamentos).map(
              ({ item, arredondado, unidadePos }) => ({
                id: item.alimento.id,
                valor: arredondado.toNumber(),
                unidadeDeMedida: unidadePos,
              }),
            ),
          },
        })
      }
    >
      <LinhaDeCampos>
        <div>
          <CampoQuantidade
            nome="quantidadeDePessoas"
            rotulo="Quantidade de alunos"
            obrigatorio
            casas={0}
            min={1}
            max={LIMITES.pessoas}
            sufixo="alunos"
          />
          <BuscarAlunos dia={dia} unidade={unidade} cardapio={lancamento.cardapio} />
        </div>
        <CampoQuantidade
          nome="acrescimo"
          rotulo="Acréscimo"
          obrigatorio
          casas={2}
          max={LIMITES.acrescimo}
          sufixo="%"
          ajuda={`De 0 a ${LIMITES.acrescimo}%.`}
        />
      </LinhaDeCampos>
      <Form.Item<Valores> name="arredondamentos" noStyle>
        <Itens prato={prato} />
      </Form.Item>
    </FormularioCadastro>
  );
}

/** The foods as one control of the form: its value is the rounding of each. */
function Itens({
  prato,
  value = {},
  onChange,
}: {
  prato: PratoDoDia;
  value?: Arredondamentos;
  onChange?: (valor: Arredondamentos) => void;
}) {
  const form = Form.useFormInstance<Valores>();
  const alunos = Form.useWatch('quantidadeDePessoas', form);
  const acrescimo = Form.useWatch('acrescimo', form);
  const itens = calcularItens(
    prato.itens,
    { alunos: numeroLido(alunos) ?? 0, acrescimo: numeroLido(acrescimo) ?? 0 },
    value,
  );
  const arredondar = (alimento: number, modo: Arredondamento) => onChange?.({ ...value, [alimento]: modo });
  if (prato.itens.length === 0) return <EstadoVazio motivo="prato" mensagem="Este prato não tem alimentos." />;
  return (
    <>
      <Typography.Paragraph type="secondary">
        As quantidades são o peso bruto, que sai do estoque. Quando o peso líquido é diferente, ele aparece abaixo.
      </Typography.Paragraph>
      <ItensDaRefeicao itens={itens} aoArredondar={arredondar} figuras />
      <AvisoDasFaltas itens={itens} />
    </>
  );
}

interface BuscarAlunosProps extends Pick<RegistroDaRefeicaoProps, 'dia' | 'unidade'> {
  cardapio: LancamentoDoDia['cardapio'];
}

function BuscarAlunos({ dia, unidade, cardapio }: BuscarAlunosProps) {
  const form = Form.useFormInstance<Valores>();
  const contar = useContarAlunos();
  async function buscar(): Promise<void> {
    try {
      const { quantidadeDeAlunos } = await contar.mutateAsync({
        dia,
        unidade,
        faixaEtaria: cardapio.idFaixaEtaria,
        modalidade: cardapio.modalidade.nome,
      });
      form.setFieldValue('quantidadeDePessoas', quantidadeDeAlunos);
      await form.validateFields(['quantidadeDePessoas']);
    } catch (erro) {
      if (erro instanceof Error && !naoConfigurada(erro)) avisos.falha(erro, 'Aviso');
    }
  }
  return (
    <Form.Item>
      <Button icon={<Icone de={TeamOutlined} />} loading={contar.isPending} onClick={() => void buscar()} block>
        Buscar quantidade de alunos
      </Button>
      <Typography.Text type="secondary" role="status">
        {naoConfigurada(contar.error) && `${contar.error.detail} `}
        {contar.isError && 'Digite a quantidade de alunos. '}
        {naoConfigurada(contar.error) && <LinkDasConfiguracoes />}
        {contar.data &&
          `${formatarQuantidade(contar.data.quantidadeDeAlunos)} alunos: ${origemDosAlunos(contar.data)}. `}
        {contar.data && pelaEscola(contar.data) && <DadosDeDemonstracao servico="enderecoGestaoEscolar" />}
      </Typography.Text>
    </Form.Item>
  );
}

/** What the stock lacks for a meal, in one sentence, and what to do then. */
function AvisoDasFaltas({ itens }: { itens: readonly ItemCalculado[] }) {
  const emFalta = itens.filter(({ falta }) => falta.gt(0));
  return (
    <div role="status">
      {emFalta.length > 0 && (
        <Alerta
          type="warning"
          title={`O estoque não basta: ${emFalta.map(({ item, falta, unidadePos }) => `${quantoFalta(falta, unidadePos)} de ${nomeComum(item.alimento.nome)}`).join('; ')}.`}
          description="A refeição pode ser registrada, mas só pode ser executada quando o estoque bastar. Você pode substituir o prato ou pedir os alimentos a outra unidade."
        />
      )}
    </div>
  );
}

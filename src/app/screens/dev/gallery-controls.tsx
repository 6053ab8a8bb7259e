import { useState } from 'react';
import { ArrowRight, Building2, CreditCard, Heart, List, Map, Search } from 'lucide-react';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox, RadioCards, Segmented } from '#app/ui/forms/choice-group.tsx';
import { Combobox } from '#app/ui/forms/combobox.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { NumberStepper } from '#app/ui/forms/number-stepper.tsx';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { Stack } from './stack.tsx';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { RatingInput } from '#app/ui/forms/rating-input.tsx';
import * as css from './gallery.css.ts';

const variants = ['primary', 'brand', 'secondary', 'quiet', 'danger'] as const;

export function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <Section tight>
      <Heading title="Buttons" level={2} />
      <Stack gap={24}>
        {variants.map((variant) => (
          <div key={variant} className={css.row}>
            <Button variant={variant}>예약 요청하기</Button>
            <Button variant={variant} size="medium">
              Medium <ArrowRight size={18} />
            </Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} size="medium" busy>
              예약 요청하기
            </Button>
            <Button variant={variant} size="medium" invalid>
              Invalid
            </Button>
          </div>
        ))}
        <div className={css.narrow}>
          <Button full invalid reason="입주와 퇴실 날짜를 먼저 선택해 주세요.">
            예약 요청하기
          </Button>
        </div>
        <div className={css.row}>
          <Button busy={busy} onClick={() => setBusy(true)}>
            Press to be busy
          </Button>
          <a href="#buttons" className={buttonClass({ variant: 'secondary' })}>
            A link
          </a>
          <IconButton label="저장">
            <Heart size={20} />
          </IconButton>
          <IconButton label="저장" variant="outlined">
            <Heart size={20} />
          </IconButton>
          <IconButton label="저장" variant="raised">
            <Heart size={20} />
          </IconButton>
          <IconButton label="저장" variant="onPhoto">
            <Heart size={20} />
          </IconButton>
          <IconButton label="저장" variant="outlined" invalid>
            <Heart size={20} />
          </IconButton>
        </div>
      </Stack>
    </Section>
  );
}

const dialCodes = [
  { value: '', label: '선택 안 함' },
  { value: 'VN', label: '베트남 +84', keywords: ['Vietnam'] },
  { value: 'IT', label: '이탈리아 +39', keywords: ['Italy'] },
];
const starWords = ['아쉬워요', '그저 그래요', '괜찮아요', '좋아요', '아주 좋아요'] as const;

export function Fields() {
  const [errors, setErrors] = useState(false);
  return (
    <Section tight tone="sunken">
      <Heading
        title="Fields"
        level={2}
        action={
          <Button variant="secondary" size="small" onClick={() => setErrors(!errors)}>
            {errors ? 'Hide the summary' : 'Show the summary'}
          </Button>
        }
      />
      <Stack gap={24}>
        <FormErrors
          title="두 가지를 확인해 주세요."
          errors={
            errors
              ? [
                  { fieldId: 'gallery-email', text: '이메일 주소를 다시 확인해 주세요.' },
                  { fieldId: 'gallery-country', text: '국적을 선택해 주세요.' },
                ]
              : []
          }
        />
        <div className={css.grid}>
          <TextFields />
          <Counts />
          <Choices />
        </div>
      </Stack>
    </Section>
  );
}

function TextFields() {
  const [dialCode, setDialCode] = useState('VN');
  return (
    <>
      <TextField label="이름" autoComplete="given-name" placeholder="여권에 적힌 대로" />
      <TextField
        id="gallery-email"
        label="이메일"
        type="email"
        inputMode="email"
        defaultValue="minji@"
        error="이메일 주소를 다시 확인해 주세요."
        help="예약 확인 메일을 이 주소로 보내드려요."
      />
      <PasswordField
        label="비밀번호"
        autoComplete="new-password"
        defaultValue="ondol-2026"
        showLabel="비밀번호 보기"
        hideLabel="비밀번호 숨기기"
        help="영문 대소문자, 숫자, 특수문자 중 두 가지 이상, 8~16자"
      />
      <TextField label="지역이나 역" icon={<Search size={20} />} placeholder="홍대입구역" />
      <Combobox
        label="국가 번호"
        options={dialCodes}
        value={dialCode}
        onChange={setDialCode}
        placeholder="나라 이름이나 번호"
        nothing="찾는 나라가 없어요."
        {...(dialCode ? {} : { error: '국가 번호를 선택해 주세요.' })}
      />
      <SelectField
        id="gallery-country"
        label="국적"
        placeholder="선택해 주세요"
        options={[
          { value: 'VN', label: '베트남' },
          { value: 'FR', label: '프랑스' },
        ]}
      />
      <TextField
        label="쿠폰"
        aside="선택"
        disabled
        defaultValue="WELCOME"
        help="오프라인에서는 쓸 수 없어요."
      />
      <TextArea label="함께 사는 사람들에게" aside="선택" placeholder="간단한 자기소개를 남겨 주세요." />
    </>
  );
}

function Counts() {
  const [guests, setGuests] = useState(1);
  const [bedding, setBedding] = useState(2);
  return (
    <Stack gap={16}>
      <NumberStepper
        label="인원"
        help="최대 2명"
        value={guests}
        min={1}
        max={2}
        onChange={setGuests}
        decreaseLabel="인원 줄이기"
        increaseLabel="인원 늘리기"
      />
      <NumberStepper
        label="침구 세트"
        help="39,000원"
        value={bedding}
        max={2}
        onChange={setBedding}
        decreaseLabel="침구 세트 줄이기"
        increaseLabel="침구 세트 늘리기"
        maxMessage="최대 수량을 초과했어요."
      />
    </Stack>
  );
}

function Choices() {
  const [method, setMethod] = useState<'card' | 'transfer' | 'abroad'>();
  const [view, setView] = useState<'list' | 'map'>('list');
  const [stars, setStars] = useState<number>();
  return (
    <>
      <RadioCards
        legend="결제 수단"
        value={method}
        onChange={setMethod}
        options={[
          { value: 'card', label: '국내 카드', help: '원화로 결제돼요.', icon: <CreditCard size={20} /> },
          { value: 'transfer', label: '계좌이체', icon: <Building2 size={20} /> },
          { value: 'abroad', label: '해외 카드', help: '오프라인에서는 쓸 수 없어요.', disabled: true },
        ]}
        error={method ? undefined : '결제 수단을 선택해 주세요.'}
      />
      <Stack gap={12}>
        <Segmented
          legend="보기"
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: '목록', icon: <List size={18} /> },
            { value: 'map', label: '지도', icon: <Map size={18} /> },
          ]}
        />
        <Checkbox label="이용약관과 환불 규정에 동의해요." error="동의가 필요해요." />
        <Checkbox label="소식 받기" help="한 달에 한 번, 라운지 소식을 보내드려요." defaultChecked />
      </Stack>
      <RatingInput legend="시설" value={stars} onChange={setStars} labels={starWords} />
    </>
  );
}
